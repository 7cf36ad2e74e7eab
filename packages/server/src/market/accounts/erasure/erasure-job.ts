import { setTimeout as pause } from 'node:timers/promises';

import { RESTORE_LIFETIME_MS } from '@oja/contract/limits';

import { sql } from 'kysely';

import type { Database, Queries } from '../../../foundation/db/database.ts';
import { retryConflicts } from '../../../foundation/db/retry-conflicts.ts';
import type { Job } from '../../../foundation/jobs/job-runner.ts';
import { errorText } from '../../../foundation/startup/startup-fault.ts';
import { type PictureDeps, purgePictures } from '../../../foundation/uploads/unused-pictures.ts';
import { eraseNext } from './erase-account.ts';

/** Rows in one transaction: some three milliseconds of SQLite's single writer. */
const SIZE = 20;

/** A pause is so many times as long as the transaction before it: the erasure takes a tenth of the database at most. */
const REST = 9;
const REST_MAX_MS = 500;

/** How an erasure runs; tests use smaller batches without pauses. */
export interface ErasurePace {
  size: number;
  /** Waits between two transactions. @param tookMs how long the last one took */
  rest: (tookMs: number) => Promise<void>;
}

const PACE: ErasurePace = {
  size: SIZE,
  rest: (tookMs) => pause(Math.min(REST_MAX_MS, tookMs * REST)),
};

/**
 * The job that erases deleted accounts: those that admins deleted at once, the others when no link restores them any
 * more.
 */
export function erasureJob(deps: PictureDeps, pace: ErasurePace = PACE): Job {
  return {
    name: 'erase-accounts',
    everyMs: 60_000,
    async run(now, isStopping = () => false) {
      for (const id of await findDue(deps.database.queries, now)) {
        if (isStopping()) break;
        try {
          await eraseAccount(deps, id, now, { ...pace, isStopping });
        } catch (error) {
          deps.log.error({ reason: errorText(error) }, 'an account could not be erased and will be tried again');
        }
      }
      await purgePictures(deps, now);
    },
  };
}

function isDue(now: number) {
  return sql<boolean>`deleted_at is not null and (deleted_by = 'admin' or deleted_at <= ${now - RESTORE_LIFETIME_MS})`;
}

/** The deleted accounts that are to be erased, the first deleted first. */
async function findDue(queries: Queries, now: number): Promise<string[]> {
  const rows = await queries.selectFrom('users').select('id').where(isDue(now)).orderBy('deleted_at').execute();
  return rows.map(({ id }) => id);
}

async function eraseAccount(
  { database }: PictureDeps,
  userId: string,
  now: number,
  { size, rest, isStopping }: ErasurePace & { isStopping: () => boolean },
): Promise<void> {
  const { numUpdatedRows } = await database.queries
    .updateTable('users')
    // No link can restore the account from now on, not even on a server whose clock is late.
    .set({ restore_hash: null })
    .where('id', '=', userId)
    .where(isDue(now))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  for (let step: number | undefined = 0; step !== undefined && !isStopping();) {
    const from: number = step;
    const started = performance.now();
    step = await retryConflicts(() =>
      database.transact((transaction) => eraseNext(transaction, { kind: database.kind, userId, size, now }, from)),
    );
    await copyLog(database);
    await rest(performance.now() - started);
  }
}

/**
 * Copies SQLite's log into the database after each batch, which takes two milliseconds. Left to SQLite, it happens
 * every 4,000 pages, which a batch fills quickly because its rows are far apart, and blocks everybody for 70 ms and
 * more.
 */
async function copyLog({ kind, queries }: Database): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(passive)`.execute(queries);
}
