import { LAUNCH } from '../launch.ts';
import { strictModule } from '../strict.ts';
import { handlerOf } from './protocol.ts';

/** Hosts that go by other names here. */
const hosts = new Map([...(LAUNCH.hosts ?? '').matchAll(/MAP ([^ ,]+) ([^ ,]+)/g)].map(([, from = '', to = '']) => [from, to]));

/** Fetches as Chromium would: the app's own schemes from their handlers, hosts by the names that they were given. */
export async function fetchLikeChromium(address: string, init?: RequestInit): Promise<Response> {
  const handler = handlerOf(address.slice(0, address.indexOf(':')));
  if (handler) return handler(new Request(address, init));
  const url = new URL(address);
  url.host = hosts.get(url.host) ?? url.host;
  return fetch(url, init);
}

export const net = strictModule('net', {
  fetch: (request: string | Request | URL, init?: RequestInit) =>
    request instanceof Request ? fetchLikeChromium(request.url, { method: request.method, headers: request.headers, ...init }) : fetchLikeChromium(String(request), init),
});
