import { sql } from 'kysely';

import { StartupFault } from '../startup/startup-fault.ts';
import type { Database, DatabaseKind, Queries } from './database.ts';
import { takeLock } from './take-lock.ts';

/** One step from the tables of one version to those of the next. It is never changed once released. */
export interface Migration {
  name: string;
  up(queries: Queries, kind: DatabaseKind): Promise<void>;
}

/**
 * Migrates the database to the newest tables, all steps in one transaction, one server at a time.
 * @param steps in order; the database stores the names of the applied steps
 * @throws StartupFault when the database has applied steps that this version does not know
 */
export async function migrate(
  database: Pick<Database, 'kind' | 'queries'>,
  steps: readonly Migration[],
): Promise<void> {
  await database.queries.transaction().execute(async (transaction) => {
    await takeLock(transaction, database.kind, 'migrate');
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
      transaction,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const applied = new Set(rows.map((row) => row.name));
    refuseFuture(applied, steps);
    for (const step of steps) {
      if (applied.has(step.name)) continue;
      await step.up(transaction, database.kind);
      await sql`insert into migrations (name, applied_at) values (${step.name}, ${Date.now()})`.execute(transaction);
    }
  });
}

function refuseFuture(applied: ReadonlySet<string>, steps: readonly Migration[]): void {
  const known = new Set(steps.map((step) => step.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartupFault([
    `The database was made by a newer version of Oja (it has ${unknown.join(', ')}). Start that version, or restore a backup from before it.`,
  ]);
}
