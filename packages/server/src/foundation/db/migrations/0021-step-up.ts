import { sql } from 'kysely';

import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * When a session last proved that it belongs to the owner of its account, the emailed codes for that, and which
 * accounts have a password. An account that Google opened was activated at the moment of its link, and has none. If its
 * owner chose one since, a code is emailed all the same until the next change of the password.
 */
export const stepUp: Migration = {
  name: '0021-step-up',
  async up(queries, kind) {
    const { moment, flag, end } = columnTypes(kind);
    await runStatements(queries, [
      `alter table sessions add column proved_at ${moment} not null default 0`,
      `alter table users add column has_password ${flag} not null default 1`,
      `create table step_up_codes (
        token_hash text primary key references sessions (token_hash) on delete cascade,
        code_hash text not null,
        tries integer not null,
        expires_at ${moment} not null
      )${end}`,
      'create index step_up_codes_by_expiry on step_up_codes (expires_at)',
    ]);
    await sql`update sessions set proved_at = created_at`.execute(queries);
    await sql`update users set has_password = 0 where exists (
      select 1 from google_links where user_id = users.id and linked_at = users.activated_at
    )`.execute(queries);
  },
};
