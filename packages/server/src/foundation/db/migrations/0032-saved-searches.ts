import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Saved searches: `query` is JSON in one form, and `content` its hash, so that a person saves each search once. */
export const savedSearches: Migration = {
  name: '0032-saved-searches',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table saved_searches (
        id ${id} primary key,
        user_id ${id} not null references users (id) on delete cascade,
        name text not null,
        query text not null,
        content text not null,
        alert text not null check (alert in ('at_once', 'daily', 'off')),
        created_at ${moment} not null,
        unique (user_id, content)
      )${end}`,
    ]);
  },
};
