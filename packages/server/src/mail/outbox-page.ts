import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import PostalMime from 'postal-mime';
import { z } from 'zod';

import { operation } from '../http/operation.ts';
import { escapeHtml } from './escape-html.ts';

const SHOWN_MAX = 50;

const outboxOperation = operation({
  summary: 'The newest mails that a mail server would have sent; outside production only',
  tag: 'Installation',
  spec: 'design §6',
  errors: [],
  answers: { 200: z.string() },
  produces: 'text/html',
});

/** GET /outbox: the newest mails that would have been sent, for developers and testers. Registered outside production only. */
export function outboxPage(folder: string): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/outbox', { schema: outboxOperation }, async (_request, reply) => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted().toReversed();
      const letters = await Promise.all(names.slice(0, SHOWN_MAX).map((name) => renderLetter(join(folder, name))));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(renderPage(letters));
    });
  };
}

async function renderLetter(file: string): Promise<string> {
  const mail = await PostalMime.parse(await readFile(file));
  const to = mail.to?.map((person) => person.address ?? '').join(', ') ?? '';
  return `<article>
<h2>${escapeHtml(mail.subject ?? '')}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(mail.date ?? '')}</p>
<pre>${linkAddresses(escapeHtml(mail.text ?? ''))}</pre>
</article>`;
}

/** Makes the addresses in text that is already escaped clickable. */
function linkAddresses(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function renderPage(letters: readonly string[]): string {
  const body = letters.length === 0 ? '<p>No mail yet.</p>' : letters.join('\n<hr>\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox · Oja</title></head>
<body>
<main>
<h1>Outbox</h1>
<p>Mails that a mail server would have sent, newest first.</p>
${body}
</main>
</body>
</html>
`;
}
