import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The comment that a notification is about. Not a foreign key: a notification stays when its comment is deleted, and
 * the deletion need not look for it.
 */
export const notificationComments: Migration = {
  name: '0046-notification-comments',
  async up(queries, kind) {
    await runStatements(queries, [`alter table notifications add column comment_id ${columnTypes(kind).id}`]);
  },
};
