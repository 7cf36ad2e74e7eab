import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** The reviews of completed deals, decision 072: at most one a person and deal. They go with the deal. */
export const reviews: Migration = {
  name: '0043-reviews',
  async up(queries, kind) {
    const { id, moment, flag, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table reviews (
        id ${id} primary key,
        deal_id ${id} not null references deals (id) on delete cascade,
        author_id ${id} not null references users (id) on delete cascade,
        subject_id ${id} not null references users (id) on delete cascade,
        stars ${flag} not null check (stars between 1 and 5),
        tags text not null,
        text text not null,
        reply text,
        taken_back_at ${moment},
        created_at ${moment} not null
      )${end}`,
      'create unique index reviews_of_deal on reviews (deal_id, author_id)',
      'create index reviews_of_author on reviews (author_id)',
      'create index reviews_of_subject on reviews (subject_id, id desc)',
    ]);
  },
};
