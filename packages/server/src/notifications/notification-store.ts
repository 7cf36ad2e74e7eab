import type { Selectable } from 'kysely';

import type { Queries } from '../db/database.ts';
import type { NotificationsTable } from '../db/tables/message-tables.ts';
import type { SenderRow } from './notification-wire.ts';

export interface NotificationWithSender {
  row: Selectable<NotificationsTable>;
  sender: SenderRow;
}

/** A person's unread notifications. Asked after the event is recorded, the number is right for that event's `seq`. */
export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('recipient_id', '=', userId)
    .where('is_read', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's notifications, newest first. @param page.before the id of the last one already held */
export async function listNotifications(
  queries: Queries,
  userId: string,
  page: { before: string | undefined; limit: number },
): Promise<NotificationWithSender[]> {
  let query = withSenders(queries).where('notifications.recipient_id', '=', userId).orderBy('notifications.id', 'desc').limit(page.limit);
  if (page.before !== undefined) query = query.where('notifications.id', '<', page.before);
  return (await query.execute()).map(split);
}

/** Those of a person's notifications that are still there, by id. */
export async function findNotifications(queries: Queries, userId: string, ids: readonly string[]): Promise<Map<string, NotificationWithSender>> {
  if (ids.length === 0) return new Map();
  const rows = await withSenders(queries).where('notifications.id', 'in', ids).where('notifications.recipient_id', '=', userId).execute();
  return new Map(rows.map((row) => [row.id, split(row)]));
}

function withSenders(queries: Queries) {
  return queries
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.sender_id')
    .selectAll('notifications')
    .select(['users.name', 'users.user_name', 'users.profile_image', 'users.is_verified_vendor']);
}

function split(row: NotificationsTable & Omit<SenderRow, 'id'>): NotificationWithSender {
  return { row, sender: { ...row, id: row.sender_id } };
}
