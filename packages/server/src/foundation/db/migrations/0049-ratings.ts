import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The mean of the visible reviews about each person with enough of them, decision 085. A change is in the log of 0018,
 * because tiles of posts show it. The job of the ratings fills the table.
 */
export const ratings: Migration = {
  name: '0049-ratings',
  async up(queries, kind) {
    const { id, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table ratings (
        user_id ${id} primary key references users (id) on delete cascade,
        mean_tenths integer not null,
        count integer not null
      )${end}`,
      ...TRIGGERS[kind],
    ]);
  },
};

const TRIGGERS: Record<DatabaseKind, readonly string[]> = {
  sqlite: ['insert', 'update', 'delete'].map(
    (change) => `create trigger shown_rating_${change} after ${change} on ratings begin
      insert into shown_changes (subject) values ('everything');
    end`,
  ),
  postgres: [
    `create trigger shown_rating_changed after insert or update or delete on ratings for each row
      execute function note_shown_word('everything')`,
  ],
};
