import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Comments under posts, and reports of posts. */
export const commentsAndFlags: Migration = {
  name: '0004-comments-and-flags',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table comments (
        id ${id} primary key,
        post_id ${id} not null references posts (id) on delete cascade,
        user_id ${id} not null references users (id) on delete cascade,
        text text not null,
        created_at ${moment} not null,
        edited_at ${moment}
      )${end}`,
      'create index comments_by_post on comments (post_id, created_at desc, id desc)',
      'create index comments_by_user on comments (user_id)',
      `create table flags (
        id ${id} primary key,
        post_id ${id} not null references posts (id) on delete cascade,
        reporter_id ${id} not null references users (id) on delete cascade,
        post_title text not null,
        reason text not null,
        created_at ${moment} not null,
        unique (post_id, reporter_id)
      )${end}`,
      'create index flags_by_age on flags (created_at desc, id desc)',
      'create index flags_by_reporter on flags (reporter_id)',
    ]);
  },
};
