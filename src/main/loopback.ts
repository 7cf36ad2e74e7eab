import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

import { PAGE_HEADERS, loopbackPage } from './loopback-page.ts';

const HOST = '127.0.0.1';
const PATH = '/google';

/** Where the system's browser brings Google's answer to: this computer alone, at a port that nobody knows before. */
export interface Loopback {
  /** The address that Google sends the browser to. */
  redirectUri: string;
  /** The first answer to what was asked, with all that it says. Rejects once the signal is aborted. */
  answer: Promise<URL>;
  close: () => void;
}

/**
 * Listens for one answer. Whatever else knocks (other programs, pages that try ports) is sent away and changes nothing.
 * @param state the word that the answer must bring back
 * @param signal ends the waiting
 */
export async function openLoopback(state: string, signal: AbortSignal): Promise<Loopback> {
  const { promise: answer, resolve, reject } = Promise.withResolvers<URL>();
  // Nobody may be waiting when it is called off.
  answer.catch(() => undefined);
  let origin = '';
  const server = createServer((request, response) => {
    const url = answerIn(request, origin, state);
    if (!url) {
      refuse(response);
      return;
    }
    const wasAllowed = !url.searchParams.has('error');
    response.writeHead(200, PAGE_HEADERS).end(loopbackPage(wasAllowed ? 'This page can be closed.' : 'Google has not signed you in. This page can be closed.'));
    resolve(url);
    // One answer is all: from here on nobody is there.
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

/** The answer that a request brings; undefined for any other request. */
function answerIn(request: IncomingMessage, origin: string, state: string): URL | undefined {
  // A name that was made to point at this computer is not this computer.
  if (request.method !== 'GET' || `http://${request.headers.host}` !== origin) return undefined;
  const url = URL.parse(request.url ?? '', origin);
  if (url?.origin !== origin || url.pathname !== PATH) return undefined;
  const brought = Buffer.from(url.searchParams.get('state') ?? '');
  const expected = Buffer.from(state);
  return brought.length === expected.length && timingSafeEqual(brought, expected) ? url : undefined;
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.');
}
