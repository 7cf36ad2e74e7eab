import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { callsApi } from './calls-api.ts';
import { type ContentEncoding, isEncodingAccepted, variesByEncoding } from './content-encodings.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** In bytes. The answer to one message is larger: a chat has many of them, and 190 bytes less each. */
const SMALLEST = 400;

/**
 * The encodings, the best first. An answer is put together for one reader, so the cheapest levels are used: zstd takes
 * 50 µs for a page of the feed, less than its way to another thread; the others take several times as long, and run
 * there.
 */
const ENCODERS: ReadonlyArray<[ContentEncoding, (answer: string | Buffer) => Buffer | Promise<Buffer>]> = [
  ['zstd', (answer) => zstdCompressSync(answer, { params: { [constants.ZSTD_c_compressionLevel]: 1 } })],
  ['br', (answer) => toBrotli(answer, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ['gzip', (answer) => toGzip(answer, { level: 1 })],
];

/**
 * Compresses the answers of the API. Nobody can guess a secret in them by their size: a call is made with a token that
 * browsers do not send by themselves, so that a foreign page cannot make one.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || payload.length < SMALLEST || !callsApi(request)) return payload;
    variesByEncoding(reply);
    const [encoding, encode] = ENCODERS.find(([name]) => isEncodingAccepted(request, name)) ?? [];
    if (!encode || reply.hasHeader('content-encoding')) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encode(payload);
  });
}
