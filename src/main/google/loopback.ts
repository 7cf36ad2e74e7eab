import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

import { text } from '../texts/texts.ts';

const HOST = '127.0.0.1';
const PATH = '/google';

const STYLE =
  'html{color-scheme:light dark}body{display:grid;place-content:center;min-block-size:90vh;margin:0;padding:1.5rem;' +
  'font:1.125rem/1.5 system-ui,sans-serif;text-align:center;background:light-dark(#fbf9f3,#0d1028);color:light-dark(#141836,#f6f2e7)}h1{font-size:1.75rem;margin:0}';

/** The page runs and loads nothing, because its address contains Google's answer. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  connection: 'close',
};

/** A listener on this computer, at an unpredictable port, to which the browser brings Google's answer. */
export interface Loopback {
  /** The address to which Google redirects the browser. */
  redirectUri: string;
  /** The first valid answer, with all its parameters. Rejects when the signal is aborted. */
  answer: Promise<URL>;
  close: () => void;
}

/**
 * Listens for one answer. Other requests (other programs, pages that try ports) are refused and change nothing.
 * @param state the OAuth state that the answer must contain
 * @param signal ends the waiting
 */
export async function openLoopback(state: string, signal: AbortSignal): Promise<Loopback> {
  const { promise: answer, resolve, reject } = Promise.withResolvers<URL>();
  // Nobody may be waiting when it is cancelled.
  answer.catch(() => undefined);
  let origin = '';
  const server = createServer((request, response) => {
    const url = answerIn(request, origin, state);
    if (!url) {
      refuse(response);
      return;
    }
    const wasAllowed = !url.searchParams.has('error');
    response
      .writeHead(200, PAGE_HEADERS)
      .end(loopbackPage(wasAllowed ? text('google.allowed') : text('google.refused')));
    resolve(url);
    // Only one answer is accepted: the listener closes now.
    server.close();
  });
  const giveUp = () => {
    reject(signal.reason);
    server.close();
    server.closeAllConnections();
  };
  signal.throwIfAborted();
  signal.addEventListener('abort', giveUp, { once: true });
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  origin = `http://${HOST}:${address.port}`;
  return {
    redirectUri: origin + PATH,
    answer,
    close() {
      signal.removeEventListener('abort', giveUp);
      server.close();
    },
  };
}

/** The answer in a request; undefined for any other request. */
function answerIn(request: IncomingMessage, origin: string, state: string): URL | undefined {
  // Refuses a host name that was made to resolve to this computer (DNS rebinding).
  if (request.method !== 'GET' || `http://${request.headers.host}` !== origin) return undefined;
  const url = URL.parse(request.url ?? '', origin);
  if (url?.origin !== origin || url.pathname !== PATH) return undefined;
  const brought = Buffer.from(url.searchParams.get('state') ?? '');
  const expected = Buffer.from(state);
  return brought.length === expected.length && timingSafeEqual(brought, expected) ? url : undefined;
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(404, { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8' })
    .end('There is nothing here.');
}

/** The page that the browser shows after Google's answer. @param text plain text, no markup */
function loopbackPage(remark: string): string {
  return `<!doctype html><html lang="${text('google.language')}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Oja</title><style>${STYLE}</style><h1>${text('google.done')}</h1><p>${remark}</p></html>`;
}
