import { sql } from 'kysely';

import type { DatabaseKind, Queries } from './database.ts';

/** Lock numbers, the same in every Oja server: PostgreSQL lets one transaction at a time hold each. */
const LOCKS = { migrate: 734_261, seed: 734_262, post: 734_263, phone: 734_266 } as const;

/**
 * Takes a lock that excludes other servers and transactions until this transaction ends. SQLite needs no such lock:
 * its folder is locked, and one transaction runs at a time.
 * @param queries the transaction
 */
export async function takeLock(queries: Queries, kind: DatabaseKind, name: keyof typeof LOCKS): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCKS[name]})`.execute(queries);
}
