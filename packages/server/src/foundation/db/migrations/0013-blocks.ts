import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Blocks between people. What is seen across a block is never reported to the sender: each message stores this, and an
 * event about seen messages contains the first of them besides the last.
 */
export const blocks: Migration = {
  name: '0013-blocks',
  async up(queries, kind) {
    const { id, moment, flag, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table blocks (
        blocker_id ${id} not null references users (id) on delete cascade,
        blocked_id ${id} not null references users (id) on delete cascade,
        created_at ${moment} not null,
        primary key (blocker_id, blocked_id),
        check (blocker_id <> blocked_id)
      )${end}`,
      'create index blocks_by_age on blocks (blocker_id, created_at desc, blocked_id)',
      'create index blocks_by_blocked on blocks (blocked_id)',
      `alter table messages add column seen_untold ${flag} not null default 0`,
      `alter table events add column first_id ${id}`,
      "update events set first_id = subject_id where name = 'messagesSeen'",
    ]);
  },
};
