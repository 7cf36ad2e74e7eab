import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The post that a message is about. It has no foreign key: the message stays when the post is deleted, and the deletion
 * need not search all messages.
 */
export const messagePosts: Migration = {
  name: '0016-message-posts',
  async up(queries, kind) {
    const { id } = columnTypes(kind);
    await runStatements(queries, [
      `alter table messages add column post_id ${id}`,
      // The newest post of a conversation is read from this index. Most messages have no post, and take no space in it.
      'create index messages_about_posts on messages (conversation_id, id desc) where post_id is not null',
    ]);
  },
};
