import { randomUUID } from 'node:crypto';

import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../db/database.ts';
import { errorText } from '../startup/startup-fault.ts';
import { releaseLeases, takeLease } from './lease.ts';
import { type Job, JobRunner } from './job-runner.ts';

/**
 * The length of a lease, in longest pauses between two runs. It is longer than one, so that the same server keeps the
 * job, and short, so that another server soon takes over when that server dies. It is renewed during a run.
 */
const LEASE_PAUSES = 1.2;
const LEASE_LEAST_MS = 30_000;
const RENEWALS = 3;

/**
 * Starts the jobs. Each runs on one of all servers on the database at a time.
 * @param leaseLeastMs the shortest lease in milliseconds; tests use a shorter one
 * @returns a function that stops them: it resolves once no job is running and the leases are released
 */
export function startJobs(
  { database, log, now }: { database: Database; log: FastifyBaseLogger; now: () => number },
  jobs: readonly Job[],
  leaseLeastMs: number = LEASE_LEAST_MS,
): () => Promise<void> {
  const holder = randomUUID();
  const lastsMs = ({ everyMs }: Job) => Math.max(leaseLeastMs, Math.ceil(everyMs * LEASE_PAUSES));
  const hold = (job: Job) => takeLease(database.queries, { name: job.name, holder, lastsMs: lastsMs(job) }, now());
  const renewed = jobs.map((job) => renewWhileRunning(job, () => hold(job), lastsMs(job) / RENEWALS));
  const runner = new JobRunner(renewed, hold, log, now);
  return async () => {
    await runner.stop();
    // If the database is unavailable, the leases expire by themselves.
    await releaseLeases(database.queries, holder).catch((error: unknown) =>
      log.warn({ reason: errorText(error) }, 'leases were not given back'),
    );
  };
}

function renewWhileRunning(job: Job, hold: () => Promise<boolean>, everyMs: number): Job {
  return {
    ...job,
    async run(now, isStopping) {
      // A failed renewal is followed by the next one. If all of them fail, two servers may run the job at the same
      // time.
      const renewal = setInterval(() => void hold().catch(() => false), everyMs);
      try {
        await job.run(now, isStopping);
      } finally {
        clearInterval(renewal);
      }
    },
  };
}
