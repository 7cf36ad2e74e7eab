import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/** The messages that a vendor's account sends by itself: the vendor's settings, and which messages they were. */
export const automaticReplies: Migration = {
  name: '0040-automatic-replies',
  async up(queries) {
    await runStatements(queries, [
      'alter table users add column automatic_replies text',
      `alter table messages add column automatic text check (automatic in ('greeting', 'away'))`,
      `create index messages_automatic on messages (conversation_id, sender_id, created_at)
        where automatic is not null`,
    ]);
  },
};
