import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino } from 'pino';

/**
 * The server's log, one JSON line each. Neither query strings nor authorization headers enter it: both carry tokens.
 */
export function makeLog(level: string): FastifyBaseLogger {
  return pino({
    level,
    redact: ['req.headers', 'headers.authorization', '*.token', '*.accessToken', '*.password', '*.confirmPassword'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        address: request.ip,
      }),
    },
  });
}
