import { mailedLinkQuerySchema } from '@oja/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { addressKey } from '../../foundation/http/address-key.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { type DeletedAccount, findDeleted, restoreAccount } from '../../market/accounts/restore-account.ts';
import type { Services } from '../services.ts';
import { restorePage, restoredPage } from '../web/restore-page.ts';

const pageSchema = z.string().describe('A page');
const HTML = 'text/html; charset=utf-8';

/** The page of the link in the email about a deleted account, product §7 "Users". */
export function restoreRoutes({ config, database, now }: Services, events: EventPublisher): FastifyPluginAsyncZod {
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    const unknownLinks = new RateLimit(app, 'restoreByAddress', config.rateLimitScale);

    /** Only unknown links count for the address, so that neighbours cannot use up the calls of a true one. */
    async function findWithinLimit(token: string, ip: string): Promise<DeletedAccount> {
      const found = await findDeleted(database.queries, token, now());
      if (found.state === 'gone') await unknownLinks.take(addressKey(ip));
      return found;
    }

    // A form without fields sends an empty body of this type.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );

    app.get(
      '/restore',
      {
        schema: {
          ...operation({
            summary: 'Open the page that restores a deleted account; it changes nothing',
            tag: 'Auth',
            spec: '§7 Users',
            errors: ['validation_failed'],
            answers: { 200: pageSchema },
            produces: 'text/html',
          }),
          querystring: mailedLinkQuerySchema,
        },
        config: { limitsStrangers: true },
      },
      async ({ query: { token }, ip }, reply) =>
        reply
          .type(HTML)
          .header('cache-control', 'no-store')
          .send(restorePage(await findWithinLimit(token, ip), token)),
    );

    app.post(
      '/restore',
      {
        schema: {
          ...operation({
            summary: 'Restore a deleted account, as the person who received its email',
            tag: 'Auth',
            spec: '§7 Users',
            errors: ['validation_failed'],
            body: 'none',
            answers: { 200: pageSchema },
            produces: 'text/html',
          }),
          querystring: mailedLinkQuerySchema,
        },
        config: { limitsStrangers: true },
      },
      async ({ query: { token }, ip }, reply) => {
        const userName = await restoreAccount({ database, addresses }, events, token, now());
        const page =
          userName === undefined ? restorePage(await findWithinLimit(token, ip), token) : restoredPage(userName);
        return reply.type(HTML).header('cache-control', 'no-store').send(page);
      },
    );
  };
}
