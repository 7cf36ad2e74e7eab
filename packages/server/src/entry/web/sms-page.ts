import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { isOwnMachine } from '../../foundation/http/own-machine.ts';
import { newestSms } from '../../foundation/sms/sandbox-sms.ts';
import { escapeHtml } from '../../foundation/text/escape-html.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import { PAGE_LOOK, pageLinks } from './page-look.ts';

const SHOWN_MAX = 50;

const pageOperation = operation({
  summary: 'List the newest text messages of the SMS sandbox; only from this machine and outside production',
  tag: 'Installation',
  spec: 'decision 039',
  errors: ['not_found'],
  answers: { 200: z.string() },
  produces: 'text/html',
});

const styleOperation = operation({
  summary: 'Read the style sheet of the SMS sandbox',
  tag: 'Installation',
  spec: 'decision 039',
  errors: [],
  answers: { 200: z.string() },
  produces: 'text/css',
});

const STYLE = `${PAGE_LOOK.trimStart()}
main { max-inline-size: 44rem; margin-inline: auto; padding: 2.5rem 1rem 6rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.15; letter-spacing: -0.015em; }
h2, article p { margin: 0; font-size: 1.125rem; }
article { margin-block-start: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface); }
article p { margin-block-start: 0.5rem; font-size: 1rem; }
article time { color: var(--muted); font-size: 0.875rem; }
`;

/**
 * GET /sms: the newest text messages that would have been sent, for developers and testers. Registered outside
 * production only, and shown only on the server's own machine, like /outbox: the codes confirm numbers.
 */
export function smsPage(queries: Queries): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/sms.css', { schema: styleOperation }, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
    );
    app.get('/sms', { schema: pageOperation }, async (request, reply) => {
      if (!isOwnMachine(request)) throw new ApiError('not_found');
      const messages = await newestSms(queries, SHOWN_MAX);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(renderPage(messages.map(renderMessage)));
    });
  };
}

function renderMessage(message: { recipient: string; text: string; created_at: number }): string {
  return `<article>
<h2>To ${escapeHtml(message.recipient)}</h2>
<time>${toTimestamp(message.created_at)}</time>
<p>${escapeHtml(message.text)}</p>
</article>`;
}

function renderPage(messages: readonly string[]): string {
  const body = messages.length === 0 ? '<p>No text message yet.</p>' : messages.join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Text messages · Oja</title>${pageLinks('/sms.css')}</head>
<body>
<main>
<h1>Text messages</h1>
<p>Text messages that a provider would have sent, newest first.</p>
${body}
</main>
</body>
</html>
`;
}
