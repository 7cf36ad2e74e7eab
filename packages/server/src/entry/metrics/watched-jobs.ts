import { Counter, Gauge, type Registry } from 'prom-client';

import type { Job } from '../../foundation/jobs/job-runner.ts';

/** Returns the jobs with each run counted. */
export function watchJobs(registry: Registry, jobs: readonly Job[]): Job[] {
  const registers = [registry];
  const runs = new Counter({
    name: 'oja_job_runs_total',
    help: 'Runs of each job on this server, by how they went',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const took = new Gauge({
    name: 'oja_job_last_run_seconds',
    help: 'How long the last run of each job took',
    labelNames: ['job'],
    registers,
  });
  return jobs.map((job) => ({
    ...job,
    async run(now, isStopping) {
      const started = performance.now();
      try {
        await job.run(now, isStopping);
        runs.inc({ job: job.name, outcome: 'done' });
      } catch (error) {
        runs.inc({ job: job.name, outcome: 'failed' });
        throw error;
      } finally {
        took.set({ job: job.name }, (performance.now() - started) / 1000);
      }
    },
  }));
}
