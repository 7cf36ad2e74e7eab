import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Emails about messages that stay unread, decision 067: up to which message of a conversation a person was reached by a
 * push or an email, the conversations that may need an email, and how many emails a person had on a day.
 */
export const messageEmails: Migration = {
  name: '0041-message-emails',
  async up(queries, kind) {
    const { id, moment, amount, end } = columnTypes(kind);
    await runStatements(queries, [
      `alter table conversation_members add column reached_up_to ${id}`,
      // Up to which moment the log of events was looked through for messages that stayed unread.
      `create table message_mail_progress (moment ${moment} not null)${end}`,
      'insert into message_mail_progress (moment) select coalesce(max(created_at), 0) from events',
      `create table waiting_message_mails (
        user_id ${id} not null references users (id) on delete cascade,
        partner_id ${id} not null,
        due_at ${moment} not null,
        primary key (user_id, partner_id)
      )${end}`,
      'create index waiting_message_mails_by_due on waiting_message_mails (due_at)',
      `create table message_mails (
        user_id ${id} primary key references users (id) on delete cascade,
        sent_day ${amount} not null,
        sent_count ${amount} not null
      )${end}`,
    ]);
  },
};
