import { RESTORE_LIFETIME_MS } from '@oja/contract/limits';

import { erasureJob } from '../src/market/accounts/erasure/erasure-job.ts';
import type { TestServer } from './test-server.ts';

/**
 * Runs the job that erases deleted accounts, in small batches without pauses.
 * @param laterMs how long after now it runs
 * @param isStopping as the runner of jobs answers it, after each batch
 */
export function erase(server: TestServer, laterMs: number, isStopping?: () => boolean): Promise<void> {
  const pace = { size: 3, rest: () => Promise.resolve() };
  return erasureJob(server.services, pace).run(server.clock.now + laterMs, isStopping);
}

/** Erases all deleted accounts, as if the time in which they can be restored had passed. */
export function eraseAll(server: TestServer): Promise<void> {
  return erase(server, RESTORE_LIFETIME_MS);
}
