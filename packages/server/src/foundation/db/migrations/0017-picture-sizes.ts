import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** The blur of each picture, and when its sizes were made. Pictures of earlier versions have neither. */
export const pictureSizes: Migration = {
  name: '0017-picture-sizes',
  async up(queries, kind) {
    const { moment } = columnTypes(kind);
    await runStatements(queries, [
      'alter table uploads add column blur text',
      `alter table uploads add column sizes_made_at ${moment}`,
      'create index uploads_without_sizes on uploads (key) where sizes_made_at is null',
    ]);
  },
};
