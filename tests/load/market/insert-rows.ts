import { type Insertable, sql } from 'kysely';

import type { Database } from '../../../packages/server/src/foundation/db/database.ts';
import type { Tables } from '../../../packages/server/src/foundation/db/schema.ts';

/** Rows in one statement: they are sent as one JSON text, so that no database's limit on parameters applies. */
const BATCH = 5000;

/** Inserts rows directly into a table, some hundred thousand a second. */
export async function insertRows<Name extends keyof Tables>(
  database: Database,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    if (database.kind === 'postgres') {
      const json = JSON.stringify(batch);
      await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
        database.queries,
      );
    } else {
      const json = JSON.stringify(batch.map((row) => Object.values(row)));
      const values = sql.join(names.map((_, index) => sql`value ->> ${sql.lit(index)}`));
      await sql`insert into ${sql.table(table)} (${columns}) select ${values} from json_each(${json})`.execute(
        database.queries,
      );
    }
  }
}
