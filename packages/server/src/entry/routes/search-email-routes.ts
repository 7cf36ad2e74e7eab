import type { FastifyPluginAsync } from 'fastify';

import { personOfEndToken } from '../../foundation/email/end-token.ts';
import { endSearchEmails } from '../../market/searches/end-emails.ts';
import type { Services } from '../services.ts';
import { endedPage, searchEmailsPage, unknownLinkPage } from '../web/search-emails-page.ts';
import { mailedLinkPage } from './mailed-link-page.ts';

/** The page of the link that ends the daily emails about saved searches, product §5. */
export function searchEmailRoutes({ config, database: { queries } }: Services): FastifyPluginAsync {
  return mailedLinkPage({
    path: '/end-search-emails',
    tag: 'Saved searches',
    spec: '§5',
    summaries: {
      open: 'Open the page that ends the emails about saved searches; it changes nothing',
      act: 'End the emails about saved searches, as the person who received one',
    },
    limit: 'restoreByAddress',
    scale: config.rateLimitScale,
    open: async (token) => {
      const isKnown = (await personOfEndToken(queries, 'search-emails', token)) !== undefined;
      return { isKnown, page: isKnown ? searchEmailsPage(token) : unknownLinkPage() };
    },
    act: async (token) => {
      const userId = await personOfEndToken(queries, 'search-emails', token);
      if (userId === undefined) return undefined;
      await endSearchEmails(queries, userId);
      return endedPage();
    },
  });
}
