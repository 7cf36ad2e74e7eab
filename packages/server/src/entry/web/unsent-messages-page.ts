import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { ApiError } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { isOwnMachine } from '../../foundation/http/own-machine.ts';
import { escapeHtml } from '../../foundation/text/escape-html.ts';
import { PAGE_LOOK, pageLinks } from './page-look.ts';

const SHOWN_MAX = 50;

const STYLE = `${PAGE_LOOK.trimStart()}
main { max-inline-size: 44rem; margin-inline: auto; padding: 2.5rem 1rem 6rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.15; letter-spacing: -0.015em; }
h2, article p { margin: 0; font-size: 1.125rem; }
article { margin-block-start: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface); }
article p { color: var(--muted); font-size: 0.875rem; }
pre { margin-block-end: 0; font: inherit; white-space: pre-wrap; }
`;

/** The messages of one kind that are kept instead of being sent. */
export interface UnsentMessages {
  /** The address of their page. Its style sheet is at the same address with `.css`. */
  path: string;
  /** The section of the documents that describes them. */
  spec: string;
  /** What the API's documentation says of the page and of its style sheet. */
  summaries: { page: string; style: string };
  /** Heading of the page. */
  title: string;
  /** A sentence below the heading. */
  about: string;
  /** Shown instead of the list while it is empty. */
  empty: string;
  /**
   * Returns the newest messages, each rendered by `renderMessage`.
   * @param max how many are shown
   */
  readNewest: (max: number) => Promise<readonly string[]>;
}

/**
 * GET /outbox or /sms: the newest messages that would have been sent, for developers and testers. Registered outside
 * production only, and shown only on the server's own machine: the codes in them open accounts and confirm numbers.
 */
export function unsentMessagesPage(messages: UnsentMessages): FastifyPluginAsyncZod {
  const { path, spec, summaries } = messages;
  const pageOperation = operation({
    summary: summaries.page,
    tag: 'Installation',
    spec,
    errors: ['not_found'],
    answers: { 200: z.string() },
    produces: 'text/html',
  });
  const styleOperation = operation({
    summary: summaries.style,
    tag: 'Installation',
    spec,
    errors: [],
    answers: { 200: z.string() },
    produces: 'text/css',
  });
  return async (app) => {
    app.get(`${path}.css`, { schema: styleOperation }, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
    );
    app.get(path, { schema: pageOperation }, async (request, reply) => {
      if (!isOwnMachine(request)) throw new ApiError('not_found');
      const page = renderPage(messages, await messages.readNewest(SHOWN_MAX));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
    });
  };
}

/** Renders one message: its heading, a note on recipient or time, and its text with links. */
export function renderMessage({ heading, note, text }: { heading: string; note: string; text: string }): string {
  return `<article>
<h2>${escapeHtml(heading)}</h2>
<p>${escapeHtml(note)}</p>
<pre>${linkAddresses(escapeHtml(text))}</pre>
</article>`;
}

/** Turns the addresses in escaped text into links. */
function linkAddresses(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function renderPage({ path, title, about, empty }: UnsentMessages, rendered: readonly string[]): string {
  const body = rendered.length === 0 ? `<p>${empty}</p>` : rendered.join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Oja</title>${pageLinks(`${path}.css`)}</head>
<body>
<main>
<h1>${title}</h1>
<p>${about}</p>
${body}
</main>
</body>
</html>
`;
}
