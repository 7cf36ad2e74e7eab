import { mailedLinkQuerySchema } from '@oja/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { addressKey } from '../../foundation/http/address-key.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { endSearchEmails, personOfEndToken } from '../../market/searches/end-emails.ts';
import type { Services } from '../services.ts';
import { endedPage, searchEmailsPage, unknownLinkPage } from '../web/search-emails-page.ts';

const pageSchema = z.string().describe('A page');
const HTML = 'text/html; charset=utf-8';

/** The page of the link that ends the daily emails about saved searches, product §5. */
export function searchEmailRoutes({ config, database }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  return async (app) => {
    const unknownLinks = new RateLimit(app, 'restoreByAddress', config.rateLimitScale);

    /** Only unknown links count for the address, so that neighbours cannot use up the calls of a true one. */
    async function findWithinLimit(token: string, ip: string): Promise<string | undefined> {
      const userId = await personOfEndToken(queries, token);
      if (userId === undefined) await unknownLinks.take(addressKey(ip));
      return userId;
    }

    // Email programs and a form without fields send a body of this type, which changes nothing.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );

    app.get(
      '/end-search-emails',
      {
        schema: {
          ...operation({
            summary: 'Open the page that ends the emails about saved searches; it changes nothing',
            tag: 'Saved searches',
            spec: '§5',
            errors: ['validation_failed'],
            answers: { 200: pageSchema },
            produces: 'text/html',
          }),
          querystring: mailedLinkQuerySchema,
        },
        config: { limitsStrangers: true },
      },
      async ({ query: { token }, ip }, reply) => {
        const userId = await findWithinLimit(token, ip);
        return reply
          .type(HTML)
          .header('cache-control', 'no-store')
          .send(userId === undefined ? unknownLinkPage() : searchEmailsPage(token));
      },
    );

    app.post(
      '/end-search-emails',
      {
        schema: {
          ...operation({
            summary: 'End the emails about saved searches, as the person who received one',
            tag: 'Saved searches',
            spec: '§5',
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
        const userId = await findWithinLimit(token, ip);
        if (userId !== undefined) await endSearchEmails(queries, userId);
        return reply
          .type(HTML)
          .header('cache-control', 'no-store')
          .send(userId === undefined ? unknownLinkPage() : endedPage());
      },
    );
  };
}
