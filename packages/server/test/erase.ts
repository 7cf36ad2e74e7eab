import { RESTORE_LIFETIME_MS } from '@oja/contract/limits';

import { erasureJob } from '../src/market/accounts/erasure/erasure-job.ts';
import type { TestServer } from './test-server.ts';

/** Rows in one transaction. */
export const BATCH = 3;

/**
 * Runs the job that erases deleted accounts, in small batches without pauses.
 * @param laterMs how long after now it runs
 * @param control what happens after each batch, and whether the server stops then
 */
export function erase(
  server: TestServer,
  laterMs: number,
  { rest = () => Promise.resolve(), isStopping }: { rest?: () => Promise<void>; isStopping?: () => boolean } = {},
): Promise<void> {
  return erasureJob(server.services, { size: BATCH, rest }).run(server.clock.now + laterMs, isStopping);
}

/** Erases all deleted accounts, as if the time in which they can be restored had passed. */
export function eraseAll(server: TestServer): Promise<void> {
  return erase(server, RESTORE_LIFETIME_MS);
}
