import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import { type EndableEmails, personOfEndToken } from '../../foundation/email/end-token.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { endMessageEmails } from '../../market/notifications/mail/mail-messages.ts';
import { endSearchEmails } from '../../market/searches/end-emails.ts';
import type { Services } from '../services.ts';
import { type EndEmailsTexts, endEmailsPage, endedPage, unknownLinkPage } from '../web/end-emails-page.ts';
import { mailedLinkPage } from './mailed-link-page.ts';

interface Endable {
  emails: EndableEmails;
  tag: string;
  /** The section of docs/product.md. */
  spec: string;
  /** What the emails are about, in the description of the API. */
  about: string;
  texts: EndEmailsTexts;
  end: (queries: Queries, userId: string) => Promise<void>;
}

const ENDABLE: readonly Endable[] = [
  {
    emails: 'search-emails',
    tag: 'Saved searches',
    spec: '§5',
    about: 'saved searches',
    texts: {
      path: '/end-search-emails',
      what: 'You get an email a day about new posts that fit your saved searches.',
      stays: 'Your searches stay saved.',
      where: '<a href="/dashboard/search">beside each search</a>',
    },
    end: endSearchEmails,
  },
  {
    emails: 'message-emails',
    tag: 'Messages',
    spec: '§4 Message',
    about: 'unread messages',
    texts: {
      path: '/end-message-emails',
      what: 'You get an email when a message was unread for half an hour and Oja was open on none of your devices.',
      stays: 'Your messages stay where they are.',
      where: 'in your <a href="/dashboard/settings">settings</a>, under Notifications',
    },
    end: endMessageEmails,
  },
];

/** The pages of the links that end emails of one kind, about saved searches (product §5) or unread messages (§4). */
export function endEmailRoutes({ config, database: { queries } }: Services): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    for (const { emails, tag, spec, about, texts, end } of ENDABLE) {
      await app.register(
        mailedLinkPage({
          path: texts.path,
          tag,
          spec,
          summaries: {
            open: `Open the page that ends the emails about ${about}; it changes nothing`,
            act: `End the emails about ${about}, as the person who received one`,
          },
          limit: 'restoreByAddress',
          scale: config.rateLimitScale,
          open: async (token) => {
            const isKnown = (await personOfEndToken(queries, emails, token)) !== undefined;
            return { isKnown, page: isKnown ? endEmailsPage(texts, token) : unknownLinkPage(texts) };
          },
          act: async (token) => {
            const userId = await personOfEndToken(queries, emails, token);
            if (userId === undefined) return undefined;
            await end(queries, userId);
            return endedPage(texts);
          },
        }),
      );
    }
  };
}
