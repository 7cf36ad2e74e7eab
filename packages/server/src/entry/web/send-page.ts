import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { isEncodingAccepted, variesByEncoding } from '../../foundation/http/content-encodings.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * At this quality, a page of a few kilobytes takes a fraction of a millisecond, and is some percent larger than at
 * the best.
 */
const BROTLI_QUALITY = 5;

/**
 * Answers with a page that was just rendered: compressed, revalidated on each request, and sent only when it has
 * changed. Its ETag is weak, because it is the same for every encoding.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const mark = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  variesByEncoding(reply).type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('etag', mark);
  if (request.headers['if-none-match']?.split(',').some((held) => held.trim() === mark) === true)
    return reply.code(304).send();
  if (isEncodingAccepted(request, 'br')) {
    reply.header('content-encoding', 'br');
    return reply.send(await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
  }
  return isEncodingAccepted(request, 'gzip')
    ? reply.header('content-encoding', 'gzip').send(await toGzip(html))
    : reply.send(html);
}
