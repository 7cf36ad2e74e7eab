import type { Notification } from '@oja/contract/notifications';

import type { Queries } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { recordEvent } from '../realtime/event-log.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { sentenceOf, toNotification } from './notification-wire.ts';
import { countUnread } from './notification-store.ts';

export interface NewNotification {
  type: Exclude<Notification['type'], 'message'>;
  recipientId: string;
  senderId: string;
  postId: string | null;
}

/**
 * Notifies a person, in the transaction of what they are told about, spec §4. Nobody is notified of what they did
 * themselves, nor twice of the same (a like that is taken back and given again) while the first is unread; comments
 * each count. For messages, see send-messages.ts.
 * @returns the event to push once the transaction is committed; undefined where there is nothing to tell
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
  const row = await transaction
    .insertInto('notifications')
    .values({
      id: newId(),
      recipient_id: recipientId,
      sender_id: senderId,
      type,
      post_id: postId,
      message: sentenceOf(type, sender.user_name),
      is_read: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const seq = await recordEvent(transaction, { userId: recipientId, name: 'newNotification', subjectId: row.id }, now);
  const unread = await countUnread(transaction, recipientId);
  return { userId: recipientId, name: 'newNotification', payload: { seq, notification: toNotification(row, sender, images), ...unread } };
}
