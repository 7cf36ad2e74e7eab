import type { FastifyReply, FastifyRequest } from 'fastify';

export type ContentEncoding = 'br' | 'gzip' | 'zstd';

/** Whether a client accepts answers in a certain content encoding. */
export function isEncodingAccepted({ headers }: FastifyRequest, encoding: ContentEncoding): boolean {
  return (headers['accept-encoding'] ?? '').split(',').some((accepted) => {
    const [name, quality] = accepted.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality ?? '');
  });
}

/** Adds Accept-Encoding to the answer's Vary header, beside what is there already. */
export function variesByEncoding(reply: FastifyReply): FastifyReply {
  return reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
}
