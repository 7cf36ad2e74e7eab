import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Devices that signed in before, links that remove an account which nobody wanted, and codes of which several wait at
 * once. Codes live ten minutes, so those that wait are dropped with their table.
 */
export const guessing: Migration = {
  name: '0022-guessing',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table known_devices (
        user_id ${id} not null references users (id) on delete cascade,
        token_hash text not null,
        last_used_at ${moment} not null,
        primary key (user_id, token_hash)
      )${end}`,
      'create index known_devices_by_token on known_devices (token_hash)',
      'create index known_devices_by_use on known_devices (last_used_at)',
      'drop table recoveries',
      `create table recoveries (
        token_hash text primary key,
        user_id ${id} references users (id) on delete cascade,
        code_hash text not null,
        tries integer not null,
        verified_at ${moment},
        expires_at ${moment} not null,
        created_at ${moment} not null
      )${end}`,
      'create index recoveries_by_user on recoveries (user_id)',
      'create index recoveries_by_expiry on recoveries (expires_at)',
      'alter table activations add column removal_hash text',
      'create unique index activations_by_removal on activations (removal_hash)',
      `alter table users add column password_proven_at ${moment}`,
    ]);
  },
};
