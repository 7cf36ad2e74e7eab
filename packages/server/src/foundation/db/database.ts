import type { Kysely } from 'kysely';

import type { Tables } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Runs queries, inside a transaction or outside. */
export type Queries = Kysely<Tables>;

export interface Database {
  kind: DatabaseKind;
  queries: Queries;
  /**
   * For single reads that may take long, of what is committed. On SQLite they run on a thread of their own, so that
   * nothing else waits for them; elsewhere these are the same queries.
   */
  longReads: Queries;
  /**
   * Problems that an operator should correct although the database works, as found when it was opened: one sentence
   * each.
   */
  warnings: readonly string[];
  /**
   * Runs a transaction that does not block other requests while it is made durable, for frequent and concurrent writes.
   * Resolves once it is durable; others see it slightly earlier.
   */
  transact<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
