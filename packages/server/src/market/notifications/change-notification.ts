import type { UnreadNotifications } from '@oja/contract/notifications';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { recordEvent } from '../../foundation/events/event-log.ts';
import { countUnread } from './notification-store.ts';

/**
 * Marks one of a person's notifications as read, in a transaction. A second call changes nothing.
 * @returns the number of unread notifications after the change
 * @throws ApiError `not_found` when the notification does not exist or belongs to somebody else
 */
export async function markNotificationAsRead(
  transaction: Queries,
  userId: string,
  id: string,
  now: number,
): Promise<WithPushes<UnreadNotifications>> {
  const mine = await transaction
    .selectFrom('notifications')
    .select('is_read')
    .where('id', '=', id)
    .where('recipient_id', '=', userId)
    .executeTakeFirst();
  if (!mine) throw new ApiError('not_found');
  const changed = await transaction
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('id', '=', id)
    .where('is_read', '=', 0)
    .executeTakeFirstOrThrow();
  if (changed.numUpdatedRows === 0n) return { result: await countUnread(transaction, userId), pushes: [] };
  return recordChange(transaction, 'notificationRead', userId, id, now);
}

/**
 * Deletes one of a person's notifications, in a transaction.
 * @returns the number of unread notifications after the change
 * @throws ApiError `not_found` when the notification does not exist or belongs to somebody else. A client that
 *   repeats a deletion treats this error as success.
 */
export async function deleteNotification(
  transaction: Queries,
  userId: string,
  id: string,
  now: number,
): Promise<WithPushes<UnreadNotifications>> {
  const deleted = await transaction
    .deleteFrom('notifications')
    .where('id', '=', id)
    .where('recipient_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (deleted.numDeletedRows === 0n) throw new ApiError('not_found');
  return recordChange(transaction, 'notificationDeleted', userId, id, now);
}

async function recordChange(
  transaction: Queries,
  name: 'notificationRead' | 'notificationDeleted',
  userId: string,
  notificationId: string,
  now: number,
): Promise<WithPushes<UnreadNotifications>> {
  const seq = await recordEvent(transaction, { userId, name, subjectId: notificationId }, now);
  const unread = await countUnread(transaction, userId);
  return { result: unread, pushes: [{ userId, name, payload: { seq, notificationId, ...unread } }] };
}
