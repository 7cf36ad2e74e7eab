import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Whether a person shows their presence and sees that of others, and the log of 0018 for blocks: the caches of what is
 * hidden from a person are dropped for both people of a block.
 */
export const blocksAndPresence: Migration = {
  name: '0023-blocks-and-presence',
  async up(queries, kind) {
    const { flag } = columnTypes(kind);
    await runStatements(queries, [
      `alter table users add column shows_presence ${flag} not null default 1`,
      ...TRIGGERS[kind],
    ]);
  },
};

const TRIGGERS: Record<DatabaseKind, readonly string[]> = {
  sqlite: (['insert', 'delete'] as const).map((event) => {
    const row = event === 'insert' ? 'new' : 'old';
    return `create trigger shown_block_${event} after ${event} on blocks begin
      insert into shown_changes (subject) values (${row}.blocker_id), (${row}.blocked_id);
    end`;
  }),
  postgres: [
    `create function note_shown_block() returns trigger language plpgsql as $$ begin
      insert into shown_changes (subject)
      values (coalesce(new.blocker_id, old.blocker_id)::text), (coalesce(new.blocked_id, old.blocked_id)::text);
      return null;
    end $$`,
    'create trigger shown_block_change after insert or delete on blocks for each row execute function note_shown_block()',
  ],
};
