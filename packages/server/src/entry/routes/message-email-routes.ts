import type { FastifyPluginAsync } from 'fastify';

import { personOfEndToken } from '../../foundation/email/end-token.ts';
import { endMessageEmails } from '../../market/notifications/mail/mail-messages.ts';
import type { Services } from '../services.ts';
import { endedPage, messageEmailsPage, unknownLinkPage } from '../web/message-emails-page.ts';
import { mailedLinkPage } from './mailed-link-page.ts';

/** The page of the link that ends the emails about unread messages, product §4. */
export function messageEmailRoutes({ config, database: { queries } }: Services): FastifyPluginAsync {
  return mailedLinkPage({
    path: '/end-message-emails',
    tag: 'Messages',
    spec: '§4 Message',
    summaries: {
      open: 'Open the page that ends the emails about unread messages; it changes nothing',
      act: 'End the emails about unread messages, as the person who received one',
    },
    limit: 'restoreByAddress',
    scale: config.rateLimitScale,
    open: async (token) => {
      const isKnown = (await personOfEndToken(queries, 'message-emails', token)) !== undefined;
      return { isKnown, page: isKnown ? messageEmailsPage(token) : unknownLinkPage() };
    },
    act: async (token) => {
      const userId = await personOfEndToken(queries, 'message-emails', token);
      if (userId === undefined) return undefined;
      await endMessageEmails(queries, userId);
      return endedPage();
    },
  });
}
