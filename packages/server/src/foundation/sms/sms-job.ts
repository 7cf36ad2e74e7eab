import { HOUR } from '@oja/contract/limits';
import type { Queries } from '../db/database.ts';
import type { Job } from '../jobs/job-runner.ts';

/** How long the sandbox keeps a message. */
const SANDBOX_MS = 24 * HOUR;

/** The job that deletes counts whose window has ended, and messages of the sandbox that are a day old. */
export function smsJob(queries: Queries): Job {
  return {
    name: 'sms',
    everyMs: HOUR,
    async run(now) {
      await queries.deleteFrom('sms_counts').where('ends_at', '<=', now).execute();
      await queries
        .deleteFrom('sandbox_sms')
        .where('created_at', '<=', now - SANDBOX_MS)
        .execute();
    },
  };
}
