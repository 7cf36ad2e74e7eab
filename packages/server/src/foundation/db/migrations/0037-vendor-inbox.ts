import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Saved replies: the texts that a person often writes in messages, with the number of their uses. Answer times: how
 * long a vendor usually takes to answer, as a job counted it at `counted_at`.
 */
export const vendorInbox: Migration = {
  name: '0037-vendor-inbox',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table saved_replies (
        id ${id} primary key,
        user_id ${id} not null references users (id) on delete cascade,
        name text not null,
        text text not null,
        uses integer not null check (uses >= 0),
        created_at ${moment} not null
      )${end}`,
      'create index saved_replies_by_user on saved_replies (user_id)',
      `create table answer_times (
        user_id ${id} primary key references users (id) on delete cascade,
        minutes integer not null check (minutes > 0),
        counted_at ${moment} not null
      )${end}`,
    ]);
  },
};
