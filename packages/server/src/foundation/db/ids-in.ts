import { type RawBuilder, sql } from 'kysely';

import type { DatabaseKind } from './database.ts';

/** The ids of a JSON list as rows. A query has the same text for any number of ids, and so stays prepared. */
export const IDS_IN: Record<DatabaseKind, (list: RawBuilder<string>) => RawBuilder<string>> = {
  sqlite: (list) => sql`select value from json_each(${list})`,
  postgres: (list) => sql`select value::uuid from json_array_elements_text(${list}::json)`,
};
