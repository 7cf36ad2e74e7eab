import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';

import { shedLoad } from '../../foundation/http/overload.ts';
import type { Services } from '../services.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { EventLoop } from './event-loop.ts';
import { watchMarket } from './market-metrics.ts';
import { metricsRoutes } from '../routes/metrics-routes.ts';
import { watchProcess } from './process-metrics.ts';
import { watchRequests } from './request-metrics.ts';
import { watchJobs } from './watched-jobs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the jobs with each run counted in the app's metrics. */
    watchJobs: (jobs: readonly Job[]) => Job[];
  }
}

/** Collects the server's metrics for GET /metrics, and refuses calls while the server is overloaded. */
export async function addMetrics(app: FastifyInstance, services: Services): Promise<void> {
  const registry = new Registry();
  const loop = new EventLoop();
  app.addHook('onClose', async () => loop.stop());
  app.decorate('watchJobs', (jobs: readonly Job[]) => watchJobs(registry, jobs));
  watchRequests(app, registry);
  watchProcess(registry, loop);
  watchMarket(registry, services);
  shedLoad(app, loop);
  await app.register(metricsRoutes(registry, services.config));
}
