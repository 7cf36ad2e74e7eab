import type { Job } from '../jobs/job-runner.ts';
import type { EmailQueue } from './email-queue.ts';

/**
 * The job that sends emails that the mail server did not accept at once, and emails whose server died before sending
 * them.
 */
export function emailJob(emails: EmailQueue): Job {
  return { name: 'emails', everyMs: 30_000, run: () => emails.sendDue() };
}
