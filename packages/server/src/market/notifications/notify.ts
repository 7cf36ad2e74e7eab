import { type NotificationKind, isChoosable, isShownOn } from '@oja/contract/notification-kinds';

import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';
import { recordEvent } from '../../foundation/events/event-log.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { readNotificationSettings } from '../people/notification-settings.ts';
import { type StoredType, kindOfStored, sentenceOf, toNotification } from './notification-wire.ts';
import { countUnread } from './notification-store.ts';

export interface NewNotification {
  type: Exclude<StoredType, 'message' | 'search'>;
  recipientId: string;
  senderId: string;
  postId: string | null;
  /** The comment that it is about. */
  commentId?: string;
  /** The text after the sender's name. Default: that of the type. */
  sentence?: string;
}

/**
 * Notifies a person, in the transaction of the change they are notified of, product §4. Nobody is notified of their
 * own actions, nor twice of the same action (a like that is undone and repeated) while the first notification is
 * unread; each comment counts. A kind that the person has switched off notifies nobody. For messages, see
 * send-messages.ts.
 * @returns the event to push once the transaction is committed; undefined where there is none
 */
export async function notify(
  transaction: Queries,
  { type, recipientId, senderId, postId, commentId, sentence }: NewNotification,
  images: ImageAddresses,
  now: number,
): Promise<Push | undefined> {
  if (recipientId === senderId) return undefined;
  const sender = await transaction
    .selectFrom('users')
    .leftJoin('posts', (join) => join.on('posts.id', '=', postId))
    .select(['users.id', 'name', 'user_name', 'profile_image', 'is_verified_vendor', 'posts.images'])
    .where('users.id', '=', senderId)
    .executeTakeFirstOrThrow();
  const kind = kindOfStored(type);
  if (kind && isChoosable(kind, 'app') && !(await wantsInApp(transaction, recipientId, kind))) return undefined;
  const row = await transaction
    .insertInto('notifications')
    .values({
      id: newId(),
      recipient_id: recipientId,
      sender_id: senderId,
      type,
      post_id: postId,
      comment_id: commentId ?? null,
      message: sentenceOf(type, sender, sentence),
      is_read: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const seq = await recordEvent(transaction, { userId: recipientId, name: 'newNotification', subjectId: row.id }, now);
  const unread = await countUnread(transaction, recipientId);
  return {
    userId: recipientId,
    name: 'newNotification',
    payload: { seq, notification: toNotification({ row, sender, postImages: sender.images }, images), ...unread },
  };
}

/** Whether a person gets a kind of notification at all. */
async function wantsInApp(transaction: Queries, userId: string, kind: NotificationKind): Promise<boolean> {
  const { notification_settings: stored } = await transaction
    .selectFrom('users')
    .select('notification_settings')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return isShownOn('app', kind, readNotificationSettings(stored).kinds);
}

/**
 * Notifies a person of an action that is news only once, such as a follow or a like. Does nothing while they still
 * have the notification of the same action from the same sender, read or unread.
 */
export async function notifyOnce(
  transaction: Queries,
  notification: NewNotification,
  images: ImageAddresses,
  now: number,
): Promise<Push | undefined> {
  const { type, recipientId, senderId, postId } = notification;
  const known = await transaction
    .selectFrom('notifications')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('type', '=', type)
    .where('post_id', postId === null ? 'is' : '=', postId)
    .limit(1)
    .executeTakeFirst();
  return known ? undefined : notify(transaction, notification, images, now);
}
