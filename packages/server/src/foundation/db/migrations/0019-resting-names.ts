import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** User names that were given up, until others may take them. The account may be deleted: no foreign key. */
export const restingNames: Migration = {
  name: '0019-resting-names',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table resting_names (
        user_name_key text primary key,
        owner_id ${id} not null,
        rests_until ${moment} not null
      )${end}`,
      'create index resting_names_by_owner on resting_names (owner_id, rests_until)',
    ]);
  },
};
