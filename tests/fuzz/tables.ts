import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../packages/server/src/db/database.ts';

/** What a refused call may change: that somebody was here, and how often a code was tried. */
const MAY_CHANGE: Readonly<Record<string, readonly string[]>> = {
  sessions: ['last_used_at', 'expires_at'],
  recoveries: ['tries'],
  letters: ['attempts', 'next_attempt_at', 'last_fault'],
};

/** What the server or the database writes to itself: who does chores, and the index of search. */
const LEFT_OUT = /^(?:leases|migrations|sqlite_.*|.*_search(?:_.*)?)$/;

/** A hash of each table's rows, so that two moments can be compared. */
export async function hashTables(database: Database): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name } of await database.queries.introspection.getTables()) {
    if (LEFT_OUT.test(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.queries);
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !MAY_CHANGE[name]?.includes(column))));
    hashes[name] = createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
  }
  return hashes;
}

/** @throws Error that names the tables that are not as they were */
export function refuseChanges(before: Record<string, string>, after: Record<string, string>): void {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  if (changed.length > 0) throw new Error(`a refused call changed ${changed.join(', ')}`);
}
