import type { DatabaseKind, Queries } from '../db/database.ts';
import { countUnread } from '../notifications/notification-store.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { type LoggedEvent, recordEvents } from '../realtime/event-log.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { releasePictures } from '../uploads/uploads-store.ts';
import { lockMembers } from './conversation-store.ts';
import { findMessages } from './message-store.ts';
import { type MessageRow, toMessage } from './message-wire.ts';
import { lockOwnMessage, peopleOf } from './own-message.ts';
import { NO_POSTS } from './shared-posts.ts';

/**
 * Deletes one's own message: its text, its picture and what it was about go from the database, its place stays. Doing it
 * again changes nothing.
 * @returns what to push once it is done
 * @throws Refusal `message_not_found`, `forbidden` for the partner
 */
export function deleteMessage(
  queries: Queries,
  kind: DatabaseKind,
  { id, userId }: { id: string; userId: string },
  images: ImageAddresses,
  now: number,
): Promise<Push[]> {
  return queries.transaction().execute(async (transaction) => {
    // Members before messages, as where messages are seen.
    const found = (await findMessages(transaction, userId, [id])).get(id);
    if (found) await lockMembers(transaction, kind, found.conversation_id);
    const before = await lockOwnMessage(transaction, id, userId);
    if (before.deleted_at !== null) return [];
    const row = await transaction
      .updateTable('messages')
      .set({ text: '', img: null, post_id: null, deleted_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (before.img !== null) await releasePictures(transaction, [before.img], now);
    const nothingUnread = await takeFromMembers(transaction, row);
    const notificationId = nothingUnread ? await takeNotification(transaction, row) : undefined;
    return tell(transaction, row, notificationId, images, now);
  });
}

/**
 * The message counts no longer as unread, nor as the last one.
 * @returns whether it was the recipient's last unread one
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

/** The notification goes with the last message that it stood for. @returns its id, where there was one */
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

async function tell(transaction: Queries, row: MessageRow, notificationId: string | undefined, images: ImageAddresses, now: number): Promise<Push[]> {
  const people = await peopleOf(transaction, row);
  const events: LoggedEvent[] = people.map((userId) => ({ userId, name: 'messageDeleted', subjectId: row.id }));
  if (notificationId !== undefined) events.push({ userId: row.recipient_id, name: 'notificationDeleted', subjectId: notificationId });
  const seqs = await recordEvents(transaction, events, now);
  const pushes = people.map((userId, index): Push => ({
    userId,
    name: 'messageDeleted',
    payload: { seq: seqs[index] ?? 0, message: toMessage(row, NO_POSTS, images, userId) },
  }));
  if (notificationId !== undefined) {
    const unread = await countUnread(transaction, row.recipient_id);
    pushes.push({ userId: row.recipient_id, name: 'notificationDeleted', payload: { seq: seqs.at(-1) ?? 0, notificationId, ...unread } });
  }
  return pushes;
}
