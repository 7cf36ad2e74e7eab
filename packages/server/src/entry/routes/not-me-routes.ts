import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';

import { operation } from '../../foundation/http/operation.ts';
import { findUnwanted, removeUnwanted } from '../../market/accounts/remove-unwanted.ts';
import type { Services } from '../services.ts';
import { NOT_ME_STYLE, NOT_ME_STYLESHEET, notMePage, removedPage } from '../web/not-me-page.ts';
import { mailedLinkPage } from './mailed-link-page.ts';

const SPEC = '§2 Account activation page';

/** The page of the link "This was not me" in an activation email, product §2 "Account activation page". */
export function notMeRoutes({ config, database: { queries } }: Services): FastifyPluginAsync {
  const page = mailedLinkPage({
    path: '/not-me',
    tag: 'Auth',
    spec: SPEC,
    summaries: {
      open: 'Open the page that removes an unwanted account; it changes nothing',
      act: 'Remove an account that was never activated, as the person who received its email',
    },
    limit: 'activationByAddress',
    scale: config.rateLimitScale,
    open: async (token) => {
      const account = await findUnwanted(queries, token);
      return { isKnown: account.state !== 'gone', page: notMePage(account, token) };
    },
    act: async (token) => ((await removeUnwanted(queries, token)) ? removedPage() : undefined),
  });
  return async (app) => {
    await app.register(page);
    app.get(
      NOT_ME_STYLE,
      {
        schema: operation({
          summary: 'Read the style sheet of the pages of emailed links',
          tag: 'Auth',
          spec: SPEC,
          errors: [],
          answers: { 200: z.string().describe('A style sheet') },
          produces: 'text/css',
        }),
      },
      async (_request, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(NOT_ME_STYLESHEET),
    );
  };
}
