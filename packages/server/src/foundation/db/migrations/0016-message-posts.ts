import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The post that a message was sent about. It is named without being referred to: the message stays when the post goes,
 * and deleting a post must not look through all messages.
 */
export const messagePosts: Migration = {
  name: '0016-message-posts',
  async up(queries, kind) {
    const { id } = columnTypes(kind);
    await runStatements(queries, [
      `alter table messages add column post_id ${id}`,
      // The newest one tells what a conversation is about. Most messages have none, and cost nothing here.
      'create index messages_about_posts on messages (conversation_id, id desc) where post_id is not null',
    ]);
  },
};
