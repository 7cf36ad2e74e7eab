import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../packages/server/src/foundation/db/database.ts';

/**
 * What a refused call may change: when a user was last active, how often a code was tried, what background work did.
 */
const MAY_CHANGE: Readonly<Record<string, readonly string[]>> = {
  sessions: ['last_used_at', 'expires_at'],
  recoveries: ['tries'],
  step_up_codes: ['tries'],
  login_challenges: ['tries'],
  phone_codes: ['tries'],
  // The sizes of a picture are made after the upload was answered.
  uploads: ['sizes_made_at'],
  letters: ['attempts', 'next_attempt_at', 'last_fault'],
};

/** Internal tables of the server or the database: leases of jobs, migrations, and the search index. */
const LEFT_OUT = /^(?:leases|migrations|sqlite_.*|.*_search(?:_.*)?)$/;

/** A hash of each table's rows, to compare two moments. */
export async function hashTables(database: Database): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name } of await database.queries.introspection.getTables()) {
    if (LEFT_OUT.test(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.queries);
    const lines = rows.map((row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !MAY_CHANGE[name]?.includes(column))),
    );
    hashes[name] = createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
  }
  return hashes;
}

/** @throws Error that names the changed tables */
export function refuseChanges(before: Record<string, string>, after: Record<string, string>): void {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  if (changed.length > 0) throw new Error(`a refused call changed ${changed.join(', ')}`);
}
