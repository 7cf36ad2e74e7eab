import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/** Which notifications a person gets on which channel, and their quiet hours. */
export const notificationSettings: Migration = {
  name: '0038-notification-settings',
  async up(queries) {
    await runStatements(queries, ['alter table users add column notification_settings text']);
  },
};
