import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * When an account was deleted and by whom, until a job has erased it, and the hash of the link that restores it. The
 * names of authors are shown with cached posts, so a deletion and a restoration drop these, as in 0018.
 */
export const restorableAccounts: Migration = {
  name: '0025-restorable-accounts',
  async up(queries, kind) {
    const { moment } = columnTypes(kind);
    await runStatements(queries, [
      `alter table users add column deleted_at ${moment}`,
      `alter table users add column deleted_by text check (deleted_by in ('owner', 'admin'))`,
      'alter table users add column restore_hash text',
      // Few accounts are in it. Lists of what people did look up each person here.
      'create index users_deleted on users (id) where deleted_at is not null',
      'create unique index users_by_restoration on users (restore_hash) where restore_hash is not null',
      TRIGGER[kind],
    ]);
  },
};

const TRIGGER: Record<DatabaseKind, string> = {
  sqlite: `create trigger shown_author_hidden after update of deleted_at on users
    when old.deleted_at is distinct from new.deleted_at begin
      insert into shown_changes (subject) values ('everything');
    end`,
  postgres: `create trigger shown_author_hidden after update of deleted_at on users for each row
    when (old.deleted_at is distinct from new.deleted_at) execute function note_shown_word('everything')`,
};
