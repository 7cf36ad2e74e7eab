import type { FastifyInstance } from 'fastify';

import { callsApi } from './calls-api.ts';
import { ApiError } from './api-error.ts';

/**
 * The average delay of the event loop, in seconds, over several seconds in a row. It is far above that of a busy but
 * healthy server (tens of milliseconds), and below the point at which people and proxies give up.
 */
const TOO_LATE_S = 1;

const RETRY_S = 5;

/**
 * Refuses calls with `unavailable` (503, with retry-after) while the server is overloaded. The running calls then
 * finish, instead of all becoming slower together. Probes and files are still served.
 */
export function shedLoad(app: FastifyInstance, loop: { sustainedLag: number }): void {
  app.addHook('onRequest', async (request) => {
    if (loop.sustainedLag > TOO_LATE_S && callsApi(request)) throw ApiError.until('unavailable', RETRY_S);
  });
}
