import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Queries } from '../../foundation/db/database.ts';
import { newestSms } from '../../foundation/sms/sandbox-sms.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import { renderMessage, unsentMessagesPage } from './unsent-messages-page.ts';

/** GET /sms: the newest text messages that a provider would have sent. */
export function smsPage(queries: Queries): FastifyPluginAsyncZod {
  return unsentMessagesPage({
    path: '/sms',
    spec: 'decision 039',
    summaries: {
      page: 'List the newest text messages of the SMS sandbox; only from this machine and outside production',
      style: 'Read the style sheet of the SMS sandbox',
    },
    title: 'Text messages',
    about: 'Text messages that a provider would have sent, newest first.',
    empty: 'No text message yet.',
    readNewest: async (max) =>
      (await newestSms(queries, max)).map(({ recipient, text, created_at }) =>
        renderMessage({ heading: `To ${recipient}`, note: toTimestamp(created_at), text }),
      ),
  });
}
