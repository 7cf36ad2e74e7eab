import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The phone number that a person has confirmed, the codes for that, how many text messages were sent, and what the
 * sandbox would have sent. A change of the number is in the log of 0018, because posts show a mark for it.
 */
export const confirmedPhones: Migration = {
  name: '0026-confirmed-phones',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      'alter table users add column confirmed_phone text',
      `alter table users add column phone_confirmed_at ${moment}`,
      'create index users_by_confirmed_phone on users (confirmed_phone) where confirmed_phone is not null',
      `create table phone_codes (
        user_id ${id} primary key references users (id) on delete cascade,
        token_hash text not null references sessions (token_hash) on delete cascade,
        phone_number text not null,
        code_hash text not null,
        tries integer not null,
        expires_at ${moment} not null
      )${end}`,
      'create index phone_codes_by_session on phone_codes (token_hash)',
      'create index phone_codes_by_expiry on phone_codes (expires_at)',
      `create table sms_counts (
        key text primary key,
        count integer not null,
        ends_at ${moment} not null
      )${end}`,
      'create index sms_counts_by_end on sms_counts (ends_at)',
      `create table sandbox_sms (
        id ${id} primary key,
        recipient text not null,
        text text not null,
        created_at ${moment} not null
      )${end}`,
      'create index sandbox_sms_by_time on sandbox_sms (created_at)',
      TRIGGER[kind],
    ]);
  },
};

const CHANGED = 'old.confirmed_phone is distinct from new.confirmed_phone';

const TRIGGER: Record<DatabaseKind, string> = {
  sqlite: `create trigger shown_phone_changed after update on users when ${CHANGED} begin
    insert into shown_changes (subject) values ('everything');
  end`,
  postgres: `create trigger shown_phone_changed after update on users for each row when (${CHANGED})
    execute function note_shown_word('everything')`,
};
