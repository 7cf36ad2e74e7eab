import { mailedLinkQuerySchema } from '@oja/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { findUnwanted, removeUnwanted } from '../../market/accounts/remove-unwanted.ts';
import type { Services } from '../services.ts';
import { NOT_ME_STYLE, NOT_ME_STYLESHEET, notMePage, removedPage } from '../web/not-me-page.ts';

const pageSchema = z.string().describe('A page');
const HTML = 'text/html; charset=utf-8';

/** The page of the link "This was not me" in an activation email, product §2 "Account activation page". */
export function notMeRoutes({ config, database }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  return async (app) => {
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
        preHandler: limit(app, 'activationByAddress', config.rateLimitScale),
      },
      async ({ query: { token } }, reply) =>
        reply
          .type(HTML)
          .header('cache-control', 'no-store')
          .send(notMePage(await findUnwanted(queries, token), token)),
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
        preHandler: limit(app, 'activationByAddress', config.rateLimitScale),
      },
      async ({ query: { token } }, reply) => {
        const isRemoved = await removeUnwanted(queries, token);
        const page = isRemoved ? removedPage() : notMePage(await findUnwanted(queries, token), token);
        return reply.type(HTML).header('cache-control', 'no-store').send(page);
      },
    );
  };
}
