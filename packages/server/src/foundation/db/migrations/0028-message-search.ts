import { type RawBuilder, sql } from 'kysely';

import type { DatabaseKind, Queries } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/** Messages that are filled in with one statement. */
const BATCH = 5000;

/**
 * The text of each message as search compares it. Its index holds that text in the order of the conversation, so that a
 * search reads a few megabytes in one piece instead of looking up every message. PostgreSQL's index entries can have at
 * most 2,704 bytes: the few longer texts are found by an index without them.
 */
export const messageSearch: Migration = {
  name: '0028-message-search',
  async up(queries, kind) {
    await runStatements(queries, [`alter table messages add column search_text text not null default ''`]);
    await fillIn(queries, kind);
    await runStatements(queries, [
      `create index messages_search on messages (conversation_id, id desc, search_text)
        where octet_length(search_text) > 0 and octet_length(search_text) <= 2000`,
      'create index messages_search_long on messages (conversation_id, id desc) where octet_length(search_text) > 2000',
    ]);
  },
};

/** Fills the new column. The text is folded here, because neither database can fold it. */
async function fillIn(queries: Queries, kind: DatabaseKind): Promise<void> {
  for (let last = ''; ;) {
    const after: RawBuilder<unknown> = last === '' ? sql`` : sql`where id > ${last}`;
    const { rows } = await sql<{
      id: string;
      text: string;
    }>`select id, text from messages ${after} order by id limit ${sql.lit(BATCH)}`.execute(queries);
    const newest = rows.at(-1);
    if (!newest) return;
    const folded = JSON.stringify(rows.map(({ id, text }) => ({ id, text: fold(text) })));
    const values =
      kind === 'postgres'
        ? sql`(select id, text from json_to_recordset(${folded}::json) as given (id uuid, text text))`
        : sql`(select value ->> 'id' as id, value ->> 'text' as text from json_each(${folded}))`;
    await sql`update messages set search_text = folded.text from ${values} as folded where messages.id = folded.id`.execute(
      queries,
    );
    last = newest.id;
  }
}

/** The form of texts that search compares, as it was when this migration was released. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
