import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Emails that wait to be sent, codes for forgotten passwords, pictures in the store, and leases for jobs. */
export const lettersAndUploads: Migration = {
  name: '0006-letters-and-uploads',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table letters (
        id ${id} primary key,
        recipient text not null,
        subject text not null,
        text text not null,
        html text not null,
        attempts integer not null,
        next_attempt_at ${moment} not null,
        last_fault text,
        expires_at ${moment} not null,
        created_at ${moment} not null
      )${end}`,
      'create index letters_by_turn on letters (next_attempt_at)',
      `create table recoveries (
        token_hash text primary key,
        subject text not null unique,
        user_id ${id} references users (id) on delete cascade,
        code_hash text not null,
        tries integer not null,
        verified_at ${moment},
        expires_at ${moment} not null,
        created_at ${moment} not null
      )${end}`,
      'create index recoveries_by_user on recoveries (user_id)',
      'create index recoveries_by_expiry on recoveries (expires_at)',
      `create table uploads (
        key text primary key,
        user_id ${id} references users (id) on delete set null,
        preset text not null,
        width integer not null,
        height integer not null,
        uses integer not null check (uses >= 0),
        changed_at ${moment} not null
      )${end}`,
      'create index uploads_unused on uploads (changed_at) where uses = 0',
      'create index uploads_by_user on uploads (user_id)',
      `create table leases (
        name text primary key,
        holder text not null,
        expires_at ${moment} not null
      )${end}`,
    ]);
  },
};
