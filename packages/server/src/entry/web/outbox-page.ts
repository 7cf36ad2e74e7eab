import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import PostalMime from 'postal-mime';
import { z } from 'zod';

import { operation } from '../../foundation/http/operation.ts';
import { isOwnMachine } from '../../foundation/http/own-machine.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { PAGE_LOOK, pageLinks } from './page-look.ts';
import { escapeHtml } from '../../foundation/text/escape-html.ts';

const SHOWN_MAX = 50;

const outboxOperation = operation({
  summary: 'List the newest emails that a mail server would have sent; only from this machine and outside production',
  tag: 'Installation',
  spec: 'architecture §6',
  errors: ['not_found'],
  answers: { 200: z.string() },
  produces: 'text/html',
});

const styleOperation = operation({
  summary: 'Read the style sheet of the email outbox',
  tag: 'Installation',
  spec: 'architecture §6',
  errors: [],
  answers: { 200: z.string() },
  produces: 'text/css',
});

const STYLE = `${PAGE_LOOK.trimStart()}
main { max-inline-size: 44rem; margin-inline: auto; padding: 2.5rem 1rem 6rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.15; letter-spacing: -0.015em; }
h2, article p { margin: 0; font-size: 1.125rem; }
article { margin-block-start: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface); }
article p { color: var(--muted); font-size: 0.875rem; }
pre { margin-block-end: 0; font: inherit; white-space: pre-wrap; }
`;

/**
 * GET /outbox: the newest emails that would have been sent, for developers and testers. Registered outside production
 * only, and shown only on the server's own machine: the codes in the emails could open any account.
 */
export function outboxPage(folder: string): FastifyPluginAsyncZod {
  // An email in the folder never changes, and testers who wait for one reload the page again and again.
  let rendered = new Map<string, Promise<string>>();
  const render = (names: readonly string[]) => {
    rendered = new Map(names.map((name) => [name, rendered.get(name) ?? renderEmail(join(folder, name))]));
    return Promise.all(rendered.values());
  };
  return async (app) => {
    app.get('/outbox.css', { schema: styleOperation }, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
    );
    app.get('/outbox', { schema: outboxOperation }, async (request, reply) => {
      if (!isOwnMachine(request)) throw new ApiError('not_found');
      const names = (await readdir(folder))
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
        .toReversed();
      const emails = await render(names.slice(0, SHOWN_MAX));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(renderPage(emails));
    });
  };
}

async function renderEmail(file: string): Promise<string> {
  const mail = await PostalMime.parse(await readFile(file));
  const to = mail.to?.map((person) => person.address ?? '').join(', ') ?? '';
  return `<article>
<h2>${escapeHtml(mail.subject ?? '')}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(mail.date ?? '')}</p>
<pre>${linkAddresses(escapeHtml(mail.text ?? ''))}</pre>
</article>`;
}

/** Turns the addresses in escaped text into links. */
function linkAddresses(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function renderPage(emails: readonly string[]): string {
  const body = emails.length === 0 ? '<p>No mail yet.</p>' : emails.join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox · Oja</title>${pageLinks('/outbox.css')}</head>
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
