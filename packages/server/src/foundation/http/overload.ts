import type { FastifyInstance, FastifyRequest } from 'fastify';

import { callsApi } from './calls-api.ts';
import { ApiError } from './api-error.ts';

/** The calls that routes share, where they may pile up. */
export interface SharedLoad {
  /** The most calls that may wait for their answers. */
  max: number;
  /** Those that wait now; counted here. */
  waiting: number;
  /** Whether their work has piled up for another reason. */
  isBehind: () => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call beyond this load is refused before anything is read for it. */
    load?: SharedLoad;
  }
}

/**
 * The average delay of the event loop, in seconds, over several seconds in a row. It is far above that of a busy but
 * healthy server (tens of milliseconds), and below the point at which people and proxies give up.
 */
const TOO_LATE_S = 1;

const RETRY_S = 5;
/** What has piled up for one route is worked off sooner. */
const RETRY_BEHIND_S = 1;

/**
 * Refuses calls with `unavailable` (503, with retry-after) while the server is overloaded, or while the route's own
 * calls have piled up. The running calls then finish, instead of all becoming slower together. Probes and files are
 * still served.
 */
export function shedLoad(app: FastifyInstance, loop: { sustainedLag: number }): void {
  const admitted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (loop.sustainedLag > TOO_LATE_S && callsApi(request)) throw ApiError.until('unavailable', RETRY_S);
    const { load } = request.routeOptions.config;
    if (!load) return;
    if (load.waiting >= load.max || load.isBehind()) throw ApiError.until('unavailable', RETRY_BEHIND_S);
    load.waiting += 1;
    admitted.add(request);
  });
  app.addHook('onResponse', async (request) => {
    const { load } = request.routeOptions.config;
    if (load && admitted.delete(request)) load.waiting -= 1;
  });
}
