import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** The places of deleted posts, for a day: lists that a client is still reading continue as if the posts existed. */
export const removedPosts: Migration = {
  name: '0010-removed-posts',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table removed_posts (
        id ${id} primary key,
        user_id ${id} not null,
        search_text text not null,
        created_at ${moment} not null,
        removed_at ${moment} not null
      )${end}`,
      'create index removed_posts_by_moment on removed_posts (removed_at)',
    ]);
  },
};
