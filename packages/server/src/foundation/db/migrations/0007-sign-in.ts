import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Links of Google accounts, secrets that all servers on this database share, and indexes to find expired rows. */
export const signIn: Migration = {
  name: '0007-sign-in',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table google_links (
        subject text primary key,
        user_id ${id} not null unique references users (id) on delete cascade,
        linked_at ${moment} not null
      )${end}`,
      'create index users_waiting on users (created_at) where activated_at is null',
      'create index activations_by_expiry on activations (expires_at)',
      `create table secrets (
        name text primary key,
        value text not null
      )${end}`,
    ]);
  },
};
