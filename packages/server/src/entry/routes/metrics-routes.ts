import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { z } from 'zod';

import { operation } from '../../foundation/http/operation.ts';
import { hasMetricsToken, isOwnMachine } from '../../foundation/http/own-machine.ts';
import { ApiError } from '../../foundation/http/api-error.ts';

/**
 * GET /metrics, for Prometheus. The numbers would show competitors how the market develops, so they are not public.
 * With METRICS_TOKEN, the request must carry it as a bearer token. Without, only requests from a developer's own
 * machine are answered, and none in production.
 */
export function metricsRoutes(
  registry: Registry,
  { metricsToken, isProduction }: { metricsToken: string | undefined; isProduction: boolean },
): FastifyPluginAsyncZod {
  const mayRead = (request: FastifyRequest) =>
    metricsToken === undefined ? !isProduction && isOwnMachine(request) : hasMetricsToken(request, metricsToken);
  return async (app) => {
    app.get(
      '/metrics',
      {
        schema: operation({
          summary: 'Read the metrics for Prometheus, with METRICS_TOKEN',
          tag: 'Installation',
          spec: 'architecture §5',
          errors: ['not_found'],
          answers: { 200: z.string() },
          produces: 'text/plain',
        }),
      },
      async (request, reply) => {
        // 404 hides the route from everybody who may not read it.
        if (!mayRead(request)) throw new ApiError('not_found');
        return reply
          .type(registry.contentType)
          .header('cache-control', 'no-store')
          .send(await registry.metrics());
      },
    );
  };
}
