import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

import { errorCode } from '../startup-fault.ts';

/**
 * The server's log, one JSON line each. Neither query strings nor authorization headers enter it, for both carry tokens;
 * of errors only what was written for programmers, for databases add the values that they met.
 * @param destination where it goes; standard output by default
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
        err: (error: Error) => ({ type: error.name, code: errorCode(error), message: error.message, stack: error.stack }),
      },
    },
    destination,
  );
}
