import { mailedLinkQuerySchema } from '@oja/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { addressKey } from '../../foundation/http/address-key.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { type UnwantedAccount, findUnwanted, removeUnwanted } from '../../market/accounts/remove-unwanted.ts';
import type { Services } from '../services.ts';
import { NOT_ME_STYLE, NOT_ME_STYLESHEET, notMePage, removedPage } from '../web/not-me-page.ts';

const pageSchema = z.string().describe('A page');
const HTML = 'text/html; charset=utf-8';

/** The page of the link "This was not me" in an activation email, product §2 "Account activation page". */
export function notMeRoutes({ config, database }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  return async (app) => {
    const unknownLinks = new RateLimit(app, 'activationByAddress', config.rateLimitScale);

    /** Only unknown links count for the address, so that neighbours cannot use up the calls of a true one. */
    async function findWithinLimit(token: string, ip: string): Promise<UnwantedAccount> {
      const found = await findUnwanted(queries, token);
      if (found.state === 'gone') await unknownLinks.take(addressKey(ip));
      return found;
    }

    // A form without fields sends an empty body of this type.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );

    app.get(
      NOT_ME_STYLE,
      {
        schema: operation({
          summary: 'Read the style sheet of the page that removes an unwanted account',
          tag: 'Auth',
          spec: '§2 Account activation page',
          errors: [],
          answers: { 200: pageSchema },
          produces: 'text/css',
        }),
      },
      async (_request, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(NOT_ME_STYLESHEET),
    );

    app.get(
      '/not-me',
      {
        schema: {
          ...operation({
            summary: 'Open the page that removes an unwanted account; it changes nothing',
            tag: 'Auth',
            spec: '§2 Account activation page',
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
          .send(notMePage(await findWithinLimit(token, ip), token)),
    );

    app.post(
      '/not-me',
      {
        schema: {
          ...operation({
            summary: 'Remove an account that was never activated, as the person who received its email',
            tag: 'Auth',
            spec: '§2 Account activation page',
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
        const isRemoved = await removeUnwanted(queries, token);
        const page = isRemoved ? removedPage() : notMePage(await findWithinLimit(token, ip), token);
        return reply.type(HTML).header('cache-control', 'no-store').send(page);
      },
    );
  };
}
