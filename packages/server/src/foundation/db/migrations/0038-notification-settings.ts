import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Which notifications a person gets on which channel, their quiet hours, the browsers that get pushes, and the pushes
 * that wait. A subscription ends with its session.
 */
export const notificationSettings: Migration = {
  name: '0038-notification-settings',
  async up(queries, kind) {
    const { id, moment, amount, end } = columnTypes(kind);
    await runStatements(queries, [
      'alter table users add column notification_settings text',
      `create table push_subscriptions (
        session_hash text primary key references sessions (token_hash) on delete cascade,
        user_id ${id} not null references users (id) on delete cascade,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        time_zone text not null,
        seen_seq ${amount} not null,
        created_at ${moment} not null
      )${end}`,
      'create index push_subscriptions_by_user on push_subscriptions (user_id)',
      `create table waiting_pushes (
        session_hash text not null references push_subscriptions (session_hash) on delete cascade,
        subject ${id} not null,
        kind text not null,
        due_at ${moment} not null,
        attempts ${amount} not null,
        expires_at ${moment} not null,
        primary key (session_hash, subject)
      )${end}`,
      'create index waiting_pushes_by_due on waiting_pushes (due_at)',
    ]);
  },
};
