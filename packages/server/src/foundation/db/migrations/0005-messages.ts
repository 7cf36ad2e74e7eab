import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Conversations of two people, their messages, notifications, and the log of events for each person. Messages and
 * members contain people's ids without a foreign key, so that messages remain for the partner after an account is
 * deleted.
 */
export const messages: Migration = {
  name: '0005-messages',
  async up(queries, kind) {
    const { id, moment, flag, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table conversations (
        id ${id} primary key,
        low_id ${id} not null,
        high_id ${id} not null,
        created_at ${moment} not null,
        unique (low_id, high_id),
        check (low_id < high_id)
      )${end}`,
      `create table conversation_members (
        user_id ${id} not null references users (id) on delete cascade,
        partner_id ${id} not null,
        conversation_id ${id} not null references conversations (id) on delete cascade,
        unread_count integer not null check (unread_count >= 0),
        last_message_id ${id},
        last_message_at ${moment} not null,
        primary key (user_id, partner_id)
      )${end}`,
      'create index conversation_members_by_age on conversation_members (user_id, last_message_at desc, conversation_id)',
      'create index conversation_members_by_conversation on conversation_members (conversation_id)',
      `create table messages (
        id ${id} primary key,
        conversation_id ${id} not null references conversations (id) on delete cascade,
        sender_id ${id} not null,
        recipient_id ${id} not null,
        client_id ${id} not null,
        text text not null,
        img text,
        created_at ${moment} not null,
        edited_at ${moment},
        deleted_at ${moment},
        seen_at ${moment},
        unique (sender_id, client_id)
      )${end}`,
      'create index messages_by_conversation on messages (conversation_id, id desc)',
      'create index messages_unseen on messages (conversation_id, recipient_id, id) where seen_at is null and deleted_at is null',
      `create table notifications (
        id ${id} primary key,
        recipient_id ${id} not null references users (id) on delete cascade,
        sender_id ${id} not null references users (id) on delete cascade,
        type text not null,
        post_id ${id} references posts (id) on delete cascade,
        message text not null,
        is_read ${flag} not null,
        created_at ${moment} not null
      )${end}`,
      'create index notifications_by_recipient on notifications (recipient_id, id desc)',
      'create index notifications_unread on notifications (recipient_id) where is_read = 0',
      // One unread notification per kind, person and post. Each comment has its own.
      `create unique index notifications_once on notifications (recipient_id, sender_id, type, coalesce(post_id, recipient_id))
        where is_read = 0 and type <> 'comment'`,
      'create index notifications_by_sender on notifications (sender_id)',
      'create index notifications_by_post on notifications (post_id)',
      `create table event_sequences (
        user_id ${id} primary key references users (id) on delete cascade,
        last_seq ${moment} not null
      )${end}`,
      `create table events (
        user_id ${id} not null references users (id) on delete cascade,
        seq ${moment} not null,
        name text not null,
        subject_id ${id} not null,
        created_at ${moment} not null,
        primary key (user_id, seq)
      )${end}`,
      'create index events_by_age on events (created_at)',
    ]);
  },
};
