import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { z } from 'zod';

import { equalSecrets } from '../equal-secrets.ts';
import { operation } from '../http/operation.ts';
import { isOwnMachine } from '../http/own-machine.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * GET /metrics, for Prometheus. Numbers tell a competitor how the market goes, so they are not public: with METRICS_TOKEN
 * it is asked for as a bearer token; without, only a developer's own machine is answered, and production answers nobody.
 */
export function metricsRoutes(registry: Registry, { metricsToken, production }: { metricsToken: string | undefined; production: boolean }): FastifyPluginAsyncZod {
  const mayRead = (request: FastifyRequest) =>
    metricsToken === undefined ? !production && isOwnMachine(request) : equalSecrets(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  return async (app) => {
    app.get(
      '/metrics',
      {
        schema: operation({
          summary: 'How this server does, for Prometheus; for who knows METRICS_TOKEN',
          tag: 'Installation',
          spec: 'design §5',
          errors: ['not_found'],
          answers: { 200: z.string() },
          produces: 'text/plain',
        }),
      },
      async (request, reply) => {
        // Whoever may not read it need not know that it is there.
        if (!mayRead(request)) throw new Refusal('not_found');
        return reply.type(registry.contentType).header('cache-control', 'no-store').send(await registry.metrics());
      },
    );
  };
}
