import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { countUnread } from '../notifications/notification-store.ts';
import type { Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import { type LoggedEvent, recordEvents } from '../../foundation/events/event-log.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { releasePictures } from '../../foundation/uploads/uploads-store.ts';
import { lockMembers } from './conversation-store.ts';
import { findMessages } from './message-store.ts';
import { type MessageRow, toMessage } from './message-wire.ts';
import { lockOwnMessage, peopleOf } from './own-message.ts';
import { NO_QUOTES } from './quotes.ts';
import { NO_POSTS } from './shared-posts.ts';

/**
 * Deletes the sender's own message, in a transaction. Its text, its picture, its quote and the post it is about are
 * deleted from the database; its place in the thread stays. A second call changes nothing.
 * @throws ApiError `message_not_found`, `forbidden` for the partner
 */
export async function deleteMessage(
  transaction: Queries,
  kind: DatabaseKind,
  { id, userId }: { id: string; userId: string },
  images: ImageAddresses,
  now: number,
): Promise<WithPushes<undefined>> {
  // Members are locked before messages, as in see-messages.ts.
  const found = (await findMessages(transaction, userId, [id])).get(id);
  if (found) await lockMembers(transaction, kind, found.conversation_id);
  const before = await lockOwnMessage(transaction, id, userId);
  if (before.deleted_at !== null) return { result: undefined, pushes: [] };
  const row = await transaction
    .updateTable('messages')
    .set({ text: '', search_text: '', img: null, post_id: null, reply_to: null, deleted_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (before.img !== null) await releasePictures(transaction, [before.img], now);
  const nothingUnread = await takeFromMembers(transaction, row);
  const notificationId = nothingUnread ? await takeNotification(transaction, row) : undefined;
  return { result: undefined, pushes: await recordDeletion(transaction, row, notificationId, images, now) };
}

/**
 * Removes the message from the members' unread count and last message.
 * @returns whether it was the recipient's last unread message
 */
async function takeFromMembers(transaction: Queries, row: MessageRow): Promise<boolean> {
  const newest = await transaction
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .where('conversation_id', '=', row.conversation_id)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await transaction
    .updateTable('conversation_members')
    .set({ last_message_id: newest?.id ?? null, ...(newest && { last_message_at: newest.created_at }) })
    .where('conversation_id', '=', row.conversation_id)
    .where('last_message_id', '=', row.id)
    .execute();
  if (row.seen_at !== null) return false;
  const left = await transaction
    .updateTable('conversation_members')
    .set((set) => ({ unread_count: set('unread_count', '-', 1) }))
    .where('conversation_id', '=', row.conversation_id)
    .where('user_id', '=', row.recipient_id)
    .returning('unread_count')
    .executeTakeFirst();
  return left?.unread_count === 0;
}

/**
 * Deletes the notification together with the last unread message that it was for.
 * @returns the notification's id, where there was one
 */
async function takeNotification(transaction: Queries, row: MessageRow): Promise<string | undefined> {
  const gone = await transaction
    .deleteFrom('notifications')
    .where('recipient_id', '=', row.recipient_id)
    .where('sender_id', '=', row.sender_id)
    .where('type', '=', 'message')
    .where('is_read', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return gone?.id;
}

async function recordDeletion(
  transaction: Queries,
  row: MessageRow,
  notificationId: string | undefined,
  images: ImageAddresses,
  now: number,
): Promise<Push[]> {
  const people = await peopleOf(transaction, row);
  const events: LoggedEvent[] = people.map((userId) => ({ userId, name: 'messageDeleted', subjectId: row.id }));
  if (notificationId !== undefined)
    events.push({ userId: row.recipient_id, name: 'notificationDeleted', subjectId: notificationId });
  const seqs = await recordEvents(transaction, events, now);
  const pushes = people.map((userId, index): Push => ({
    userId,
    name: 'messageDeleted',
    payload: { seq: seqs[index] ?? 0, message: toMessage(row, { posts: NO_POSTS, quotes: NO_QUOTES }, images, userId) },
  }));
  if (notificationId !== undefined) {
    const unread = await countUnread(transaction, row.recipient_id);
    pushes.push({
      userId: row.recipient_id,
      name: 'notificationDeleted',
      payload: { seq: seqs.at(-1) ?? 0, notificationId, ...unread },
    });
  }
  return pushes;
}
