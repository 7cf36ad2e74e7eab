import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Whether the landing page shows posts of a person. */
export const postsForVisitors: Migration = {
  name: '0034-posts-for-visitors',
  async up(queries, kind) {
    const { flag } = columnTypes(kind);
    await runStatements(queries, [`alter table users add column shows_posts_to_visitors ${flag} not null default 1`]);
  },
};
