import { LAUNCH } from '../launch.ts';
import { strictModule } from '../strict.ts';
import { handlerOf } from './protocol.ts';

const RULE = /^MAP (?<from>[^ ]+) (?<to>[^ ]+)$/;
const rules = (LAUNCH.hosts ?? '').split(/\s*,\s*/).flatMap((rule) => RULE.exec(rule)?.groups ?? []);

/** Fetches as Chromium would: the app's own schemes from their handlers, hosts by the names that they were given. */
export async function fetchLikeChromium(address: string, init?: RequestInit): Promise<Response> {
  const handler = handlerOf(address.slice(0, address.indexOf(':')));
  if (handler) return handler(new Request(address, init));
  const url = new URL(address);
  const rule = rules.find(({ from }) => from === url.host);
  if (rule?.['to'] !== undefined) url.host = rule['to'];
  return fetch(url, init);
}

export const net = strictModule('net', {
  fetch: (request: string | Request | URL, init?: RequestInit) =>
    request instanceof Request ? fetchLikeChromium(request.url, { method: request.method, headers: request.headers, ...init }) : fetchLikeChromium(String(request), init),
});
