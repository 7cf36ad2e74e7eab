import type { Notification } from '@oja/contract/notifications';

import type { Queries } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { recordEvent } from '../realtime/event-log.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { toAuthor, toTimestamp } from '../users/user-wire.ts';

/** What each kind of notification says, after the sender's user name. */
const SENTENCES: Record<Notification['type'], string> = {
  follow: 'started following you',
  like: 'liked your post',
  comment: 'commented on your post',
  message: 'sent you a message',
};

export interface NewNotification {
  type: Notification['type'];
  recipientId: string;
  senderId: string;
  postId: string | null;
}

/**
 * Notifies a person, in the transaction of what they are told about, spec §4. Nobody is notified of what they did
 * themselves.
 * @returns the event to push once the transaction is committed; undefined where there is nobody to tell
 */
export async function notify(
  transaction: Queries,
  { type, recipientId, senderId, postId }: NewNotification,
  images: ImageAddresses,
  now: number,
): Promise<Push | undefined> {
  if (recipientId === senderId) return undefined;
  const sender = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'user_name', 'profile_image', 'is_verified_vendor'])
    .where('id', '=', senderId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const message = `${sender.user_name} ${SENTENCES[type]}`;
  await transaction
    .insertInto('notifications')
    .values({ id, recipient_id: recipientId, sender_id: senderId, type, post_id: postId, message, is_read: 0, created_at: now })
    .execute();
  const seq = await recordEvent(transaction, { userId: recipientId, name: 'newNotification', subjectId: id }, now);
  const notification: Notification = {
    _id: id,
    message,
    type,
    isRead: false,
    createdAt: toTimestamp(now),
    senderId: toAuthor(sender, images),
    recipientId,
    postId,
  };
  return { userId: recipientId, name: 'newNotification', payload: { seq, notification } };
}
