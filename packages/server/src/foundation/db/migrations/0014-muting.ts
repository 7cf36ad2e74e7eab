import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Whether a member of a conversation has muted its notifications. */
export const muting: Migration = {
  name: '0014-muting',
  async up(queries, kind) {
    const { flag } = columnTypes(kind);
    await runStatements(queries, [`alter table conversation_members add column is_muted ${flag} not null default 0`]);
  },
};
