import type { FastifyInstance } from 'fastify';

import { callsApi } from './calls-api.ts';

/** Keeps what the API answers out of every cache: it is meant for one person, at this moment. */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (callsApi(request)) reply.header('cache-control', 'no-store');
  });
}
