import type { Notification } from '@oja/contract/notifications';

import type { NotificationsTable } from '../../foundation/db/tables/message-tables.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import type { UserRow } from '../people/user-store.ts';
import { toAuthor } from '../people/user-wire.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';

/** The text of each kind of notification, after the sender's user name. */
const SENTENCES: Record<Notification['type'], string> = {
  follow: 'started following you',
  like: 'liked your post',
  comment: 'commented on your post',
  message: 'sent you a message',
};

/** Returns the text of a notification, which begins with the user name of its sender (product §2). */
export function sentenceOf(type: Notification['type'], senderUserName: string): string {
  return `${senderUserName} ${SENTENCES[type]}`;
}

export type SenderRow = Pick<UserRow, 'id' | 'name' | 'user_name' | 'profile_image' | 'is_verified_vendor'>;

/** A notification as the contract describes it. */
export function toNotification(row: NotificationsTable, sender: SenderRow, images: ImageAddresses): Notification {
  return {
    _id: row.id,
    message: row.message,
    type: toType(row.type),
    isRead: row.is_read === 1,
    createdAt: toTimestamp(row.created_at),
    senderId: toAuthor(sender, images),
    recipientId: row.recipient_id,
    postId: row.post_id,
  };
}

function toType(type: string): Notification['type'] {
  if (type === 'follow' || type === 'like' || type === 'comment' || type === 'message') return type;
  throw new Error(`No such kind of notification: ${type}`);
}
