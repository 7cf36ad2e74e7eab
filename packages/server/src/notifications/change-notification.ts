import type { UnreadNotifications } from '@oja/contract/notifications';

import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { recordEvent } from '../realtime/event-log.ts';
import { countUnread } from './notification-store.ts';

export interface NotificationChange {
  unread: UnreadNotifications;
  /** What to push once it is done; undefined where nothing changed. */
  push: Push | undefined;
}

/**
 * Marks one of a person's notifications as read. Doing it again changes nothing.
 * @throws Refusal `not_found` when it is none of theirs, or gone
 */
export function markNotificationAsRead(queries: Queries, userId: string, id: string, now: number): Promise<NotificationChange> {
  return queries.transaction().execute(async (transaction) => {
    const mine = await transaction.selectFrom('notifications').select('is_read').where('id', '=', id).where('recipient_id', '=', userId).executeTakeFirst();
    if (!mine) throw new Refusal('not_found');
    const changed = await transaction.updateTable('notifications').set({ is_read: 1 }).where('id', '=', id).where('is_read', '=', 0).executeTakeFirstOrThrow();
    if (changed.numUpdatedRows === 0n) return { unread: await countUnread(transaction, userId), push: undefined };
    return told(transaction, 'notificationRead', userId, id, now);
  });
}

/**
 * Deletes one of a person's notifications.
 * @throws Refusal `not_found` when it is none of theirs, or gone already: whoever repeats the call takes that for done
 */
export function deleteNotification(queries: Queries, userId: string, id: string, now: number): Promise<NotificationChange> {
  return queries.transaction().execute(async (transaction) => {
    const deleted = await transaction.deleteFrom('notifications').where('id', '=', id).where('recipient_id', '=', userId).executeTakeFirstOrThrow();
    if (deleted.numDeletedRows === 0n) throw new Refusal('not_found');
    return told(transaction, 'notificationDeleted', userId, id, now);
  });
}

async function told(
  transaction: Queries,
  name: 'notificationRead' | 'notificationDeleted',
  userId: string,
  notificationId: string,
  now: number,
): Promise<NotificationChange> {
  const seq = await recordEvent(transaction, { userId, name, subjectId: notificationId }, now);
  const unread = await countUnread(transaction, userId);
  return { unread, push: { userId, name, payload: { seq, notificationId, ...unread } } };
}
