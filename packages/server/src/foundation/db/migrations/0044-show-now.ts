import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/** Which messages ask to see a post now, and which show it: decision 074. */
export const showNow: Migration = {
  name: '0044-show-now',
  async up(queries) {
    await runStatements(queries, [
      `alter table messages add column show_now text check (show_now in ('request', 'picture'))`,
      `create index messages_asking on messages (conversation_id, created_at) where show_now = 'request'`,
      `create index messages_showing on messages (post_id, created_at) where show_now = 'picture'`,
    ]);
  },
};
