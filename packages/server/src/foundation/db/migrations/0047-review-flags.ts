import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Reports of reviews, decision 079: at most one a person and review. They go with the review. */
export const reviewFlags: Migration = {
  name: '0047-review-flags',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table review_flags (
        id ${id} primary key,
        review_id ${id} not null references reviews (id) on delete cascade,
        reporter_id ${id} not null references users (id) on delete cascade,
        reason text not null,
        created_at ${moment} not null,
        unique (review_id, reporter_id)
      )${end}`,
      'create index review_flags_by_age on review_flags (created_at desc, id desc)',
      'create index review_flags_by_reporter on review_flags (reporter_id)',
    ]);
  },
};
