import type { FastifyInstance } from 'fastify';

import { callsApi } from './calls-api.ts';
import { Refusal } from './refusal.ts';

/**
 * Seconds that the event loop is late on average, for seconds in a row: far above what a full but healthy server shows
 * (tens of milliseconds), and below what makes people and proxies give up.
 */
const TOO_LATE_S = 1;

const RETRY_S = 5;

/**
 * Refuses calls with `unavailable` (503, with retry-after) while there is more to do than can be done: those already
 * underway then finish, instead of all becoming slower together. Probes and files go on.
 */
export function shedLoad(app: FastifyInstance, loop: { sustainedLag: number }): void {
  app.addHook('onRequest', async (request) => {
    if (loop.sustainedLag > TOO_LATE_S && callsApi(request)) throw Refusal.until('unavailable', RETRY_S);
  });
}
