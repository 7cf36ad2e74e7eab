import { sql } from 'kysely';

import type { Queries } from '../database.ts';

/** Runs statements one after the other, because SQLite's driver takes one at a time. */
export async function runStatements(queries: Queries, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(queries);
}
