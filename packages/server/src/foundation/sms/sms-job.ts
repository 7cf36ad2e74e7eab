import type { Queries } from '../db/database.ts';
import type { Job } from '../jobs/job-runner.ts';

const HOUR_MS = 60 * 60_000;

/** How long the sandbox keeps a message. */
const SANDBOX_MS = 24 * HOUR_MS;

/** The job that deletes counts whose window has ended, and messages of the sandbox that are a day old. */
export function smsJob(queries: Queries): Job {
  return {
    name: 'sms',
    everyMs: HOUR_MS,
    async run(now) {
      await queries.deleteFrom('sms_counts').where('ends_at', '<=', now).execute();
      await queries
        .deleteFrom('sandbox_sms')
        .where('created_at', '<=', now - SANDBOX_MS)
        .execute();
    },
  };
}
