import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

import { errorCode } from '../startup/startup-fault.ts';

/**
 * Creates the server's log, with one JSON object per line. It contains no query strings and no authorization headers,
 * because both carry tokens. Of errors it contains only the text for programmers, because databases add the values
 * that they processed.
 * @param destination where the log is written; standard output by default
 */
export function makeLog(level: string, destination: DestinationStream = pino.destination(1)): FastifyBaseLogger {
  return pino(
    {
      level,
      redact: ['req.headers', 'headers.authorization', '*.token', '*.accessToken', '*.password', '*.confirmPassword'],
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          path: request.url.split('?', 1)[0],
          address: request.ip,
        }),
        err: (error: Error) => ({
          type: error.name,
          code: errorCode(error),
          message: error.message,
          stack: error.stack,
        }),
      },
    },
    destination,
  );
}
