import type { FastifyInstance } from 'fastify';

import { callsApi } from './calls-api.ts';

/** Keeps the API's answers out of every cache: each is for one person at one moment. */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (callsApi(request)) reply.header('cache-control', 'no-store');
  });
}
