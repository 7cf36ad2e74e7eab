import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The message that a message answers. It has no foreign key and no index: quotes are looked up by the quoted message's
 * id, and no deletion searches for the answers to a message.
 */
export const messageQuotes: Migration = {
  name: '0027-message-quotes',
  async up(queries, kind) {
    const { id } = columnTypes(kind);
    await runStatements(queries, [`alter table messages add column reply_to ${id}`]);
  },
};
