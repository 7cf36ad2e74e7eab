import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Whether a person sends and receives read receipts. */
export const readReceipts: Migration = {
  name: '0015-read-receipts',
  async up(queries, kind) {
    const { flag } = columnTypes(kind);
    await runStatements(queries, [`alter table users add column read_receipts ${flag} not null default 1`]);
  },
};
