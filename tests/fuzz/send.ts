import { setImmediate } from 'node:timers/promises';

import type { InjectOptions } from 'fastify';

import { type Account, bearer } from '../../packages/server/test/test-server.ts';
import type { Answered } from './judge.ts';
import type { Market } from './market.ts';
import { type Draw, asText } from './requests.ts';
import type { Real } from './schema-values.ts';

const isReal = (value: unknown): value is Real =>
  typeof value === 'object' &&
  value !== null &&
  'real' in value &&
  'index' in value &&
  typeof value.real === 'string' &&
  typeof value.index === 'number';

/** Replaces the placeholders by existing things. */
export function settle(market: Market, as: Account | undefined, value: unknown): unknown {
  if (isReal(value)) return market.things.find(value.real, value.index, as);
  if (Array.isArray(value)) return value.map((part) => settle(market, as, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, settle(market, as, part)]));
}

/** Sends a call with an account, and returns the whole answer. */
export async function send(market: Market, draw: Draw, as: Account | undefined): Promise<Answered> {
  // Real network calls yield to the event loop; without this the server would report overload.
  await setImmediate();
  const { statusCode, headers, rawPayload } = await market.server.app.inject(requestOf(market, draw, as));
  return { status: statusCode, contentType: headers['content-type'] ?? '', payload: rawPayload };
}

function requestOf(market: Market, draw: Draw, as: Account | undefined): InjectOptions {
  const parts = draw.path.map((part) => asText(settle(market, as, part)));
  const written = `/${parts.join('/').replaceAll(/[\s\p{Cc}]/gu, '')}`;
  const encoded = `/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`;
  // Unchanged, unless inject(), which parses a URL first, cannot send it.
  const path = draw.raw && URL.canParse(written, 'http://localhost') ? written : encoded;
  const query = new URLSearchParams(
    Object.entries(draw.query).map(([name, value]) => [name, asText(settle(market, as, value)).slice(0, 8000)]),
  );
  const request: InjectOptions = {
    method: draw.method,
    url: query.size === 0 ? path : `${path}?${query.toString()}`,
    headers: { ...bearer(as), ...(draw.contentType !== undefined && { 'content-type': draw.contentType }) },
  };
  if (draw.body === undefined || draw.method === 'GET' || draw.method === 'HEAD') return request;
  const body = settle(market, as, draw.body);
  return draw.contentType === 'multipart/form-data'
    ? { ...request, ...formOf(body) }
    : { ...request, payload: asText(body) };
}

function formOf(body: unknown): Pick<InjectOptions, 'payload' | 'headers'> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['file', body]];
  const parts = fields.map(([name, value]) => {
    const file = name === 'file' ? '; filename="a.jpg"' : '';
    return `--x\r\ncontent-disposition: form-data; name="${String(name).replaceAll(/[\r\n"]/g, '')}"${file}\r\n\r\n${asText(value)}\r\n`;
  });
  return { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: `${parts.join('')}--x--\r\n` };
}
