import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Messages that are sent later, decision 076. The recipient and the post have no foreign keys: the text stays with its
 * sender when they are gone.
 */
export const scheduledMessages: Migration = {
  name: '0045-scheduled-messages',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table scheduled_messages (
        id ${id} not null,
        sender_id ${id} not null references users (id) on delete cascade,
        recipient_id ${id} not null,
        text text not null,
        post_id ${id},
        reply_to ${id},
        send_at ${moment} not null,
        failure text,
        created_at ${moment} not null,
        primary key (sender_id, id)
      )${end}`,
      'create index scheduled_messages_due on scheduled_messages (send_at) where failure is null',
    ]);
  },
};
