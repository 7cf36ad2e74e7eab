import http, { type RequestOptions } from 'node:http';

import { LAUNCH } from '../launch.ts';
import { refuse, strictModule } from '../strict.ts';
import { handlerOf } from './protocol.ts';

/** Mapped host names. */
const hosts = new Map(
  [...(LAUNCH.hosts ?? '').matchAll(/MAP ([^ ,]+) ([^ ,]+)/g)].map(([, from = '', to = '']) => [from, to]),
);

/** Fetches as Chromium would: the app's own schemes from their handlers, and mapped hosts at their real addresses. */
export async function fetchLikeChromium(address: string, init?: RequestInit): Promise<Response> {
  const handler = handlerOf(address.slice(0, address.indexOf(':')));
  if (handler) return handler(new Request(address, init));
  const url = new URL(address);
  url.host = hosts.get(url.host) ?? url.host;
  return fetch(url, init);
}

/**
 * Requests as electron-updater does, from a server on this machine, with Electron's older API, which reports the answer
 * by events.
 */
function requestLikeChromium(options: RequestOptions) {
  if (options.protocol !== 'http:') refuse(`net.request over ${options.protocol}`);
  const request = http.request(options);
  // Electron reports these by an event that has no listener here.
  request.on('response', ({ statusCode = 0 }) => {
    if (statusCode >= 300 && statusCode < 400)
      request.destroy(new Error('stand-in: net.request with a redirect is not implemented'));
  });
  return request;
}

export const net = strictModule('net', {
  request: requestLikeChromium,
  fetch: (request: string | Request | URL, init?: RequestInit) =>
    request instanceof Request
      ? fetchLikeChromium(request.url, { method: request.method, headers: request.headers, ...init })
      : fetchLikeChromium(String(request), init),
});
