import { Counter, Gauge, type Registry } from 'prom-client';

import type { Job } from '../../foundation/jobs/job-runner.ts';

/** Returns the jobs with each run counted. */
export function watchJobs(registry: Registry, jobs: readonly Job[]): Job[] {
  const registers = [registry];
  const runs = new Counter({
    name: 'oja_chore_runs_total',
    help: 'Runs of each chore on this server, by how they went',
    labelNames: ['chore', 'outcome'],
    registers,
  });
  const took = new Gauge({
    name: 'oja_chore_last_run_seconds',
    help: 'How long the last run of each chore took',
    labelNames: ['chore'],
    registers,
  });
  return jobs.map((job) => ({
    ...job,
    async run(now) {
      const started = performance.now();
      try {
        await job.run(now);
        runs.inc({ chore: job.name, outcome: 'done' });
      } catch (error) {
        runs.inc({ chore: job.name, outcome: 'failed' });
        throw error;
      } finally {
        took.set({ chore: job.name }, (performance.now() - started) / 1000);
      }
    },
  }));
}
