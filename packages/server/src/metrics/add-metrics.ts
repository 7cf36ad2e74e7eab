import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';

import { shedLoad } from '../http/overload.ts';
import type { Services } from '../services.ts';
import type { Chore } from '../sweeper/sweeper.ts';
import { EventLoop } from './event-loop.ts';
import { watchMarket } from './market-metrics.ts';
import { metricsRoutes } from './metrics-routes.ts';
import { watchProcess } from './process-metrics.ts';
import { watchRequests } from './request-metrics.ts';
import { watchChores } from './watched-chores.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The same chores, with each run counted in the app's metrics. */
    watchChores: (chores: readonly Chore[]) => Chore[];
  }
}

/** Counts and times what the server does for GET /metrics, and keeps it from taking on more than it can do. */
export async function addMetrics(app: FastifyInstance, services: Services): Promise<void> {
  const registry = new Registry();
  const loop = new EventLoop();
  app.addHook('onClose', async () => loop.stop());
  app.decorate('watchChores', (chores: readonly Chore[]) => watchChores(registry, chores));
  watchRequests(app, registry);
  watchProcess(registry, loop);
  watchMarket(registry, services);
  shedLoad(app, loop);
  await app.register(metricsRoutes(registry, services.config));
}
