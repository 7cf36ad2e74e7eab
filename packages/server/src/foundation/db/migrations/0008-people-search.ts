import { sql } from 'kysely';

import type { Queries } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/** Substring search by index. Where the extension cannot be created, search still works, only slower. */
const TRIGRAM_INDEX = `do $$ begin
  create extension if not exists pg_trgm;
  create index users_by_search_text on users using gin (search_text gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'pg_trgm is not available: search runs without an index';
end $$`;

/** Search for people by name, and the order of their list. */
export const peopleSearch: Migration = {
  name: '0008-people-search',
  async up(queries, kind) {
    await runStatements(queries, [`alter table users add column search_text text not null default ''`]);
    await fillIn(queries);
    await runStatements(queries, [
      'create index users_directory on users (is_verified_vendor desc, id desc) where activated_at is not null',
      ...(kind === 'postgres' ? [TRIGRAM_INDEX] : []),
    ]);
  },
};

/** Fills the new column. The text is folded here, because neither database can fold it. */
async function fillIn(queries: Queries): Promise<void> {
  const { rows } = await sql<{
    id: string;
    name: string;
    user_name: string;
  }>`select id, name, user_name from users`.execute(queries);
  for (const { id, name, user_name } of rows) {
    await sql`update users set search_text = ${peopleSearchText(name, user_name)} where id = ${id}`.execute(queries);
  }
}

/** The search text of people, as it was when this migration was released. */
function peopleSearchText(name: string, userName: string): string {
  return `${fold(name)}\n${fold(userName)}`;
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
