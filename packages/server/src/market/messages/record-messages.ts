import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { NotificationsTable } from '../../foundation/db/tables/message-tables.ts';
import type { Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { NOTHING_UNREAD, countUnreadOf } from '../notifications/notification-store.ts';
import { type SenderRow, sentenceOf, toNotification } from '../notifications/notification-wire.ts';
import { type MessageRow, toMessage } from './message-wire.ts';
import { NO_QUOTES, type Quotes, findQuotes } from './quotes.ts';
import type { SharedPostsOf } from './shared-posts.ts';
import { storeMessages } from './store-messages.ts';

/**
 * Stores new messages with everything that belongs to them.
 * @param messages with ids that are the greatest of their conversations
 * @param about the senders by id, and the posts of the messages for each reader
 * @returns the stored messages, in the given order and without those that were stored before; the messages that they
 *   answer; and the events to push
 */
export async function recordMessages(
  transaction: Queries,
  messages: readonly MessageRow[],
  about: {
    kind: DatabaseKind;
    senders: ReadonlyMap<string, SenderRow>;
    postsOf: SharedPostsOf;
    images: ImageAddresses;
  },
  now: number,
): Promise<WithPushes<{ rows: MessageRow[]; quotes: Quotes }>> {
  if (messages.length === 0) return { result: { rows: [], quotes: NO_QUOTES }, pushes: [] };
  const { kind, senders, postsOf, images } = about;
  const notifications = notificationsOf(messages, senders, now);
  const events = await storeMessages[kind](transaction, { messages, notifications, now });
  const seqs = new Map(events.map(({ userId, subjectId, seq }) => [`${userId} ${subjectId}`, seq]));
  const unread = await countUnreadOf(
    transaction,
    events.flatMap(({ userId, name }) => (name === 'newNotification' ? userId : [])),
  );
  const fresh = messages.filter((row) => seqs.has(`${row.sender_id} ${row.id}`));
  // Looked up under the conversations' locks: the deletion of a quoted message is committed, or its event follows.
  const quotes = await findQuotes(transaction, fresh, images);
  const messagePushes = fresh.flatMap((row) =>
    [row.recipient_id, row.sender_id].map((userId): Push => ({
      userId,
      name: 'newMessage',
      payload: {
        seq: seqs.get(`${userId} ${row.id}`) ?? 0,
        message: toMessage(row, { posts: postsOf(userId), quotes }, images, userId),
      },
    })),
  );
  const notificationPushes = notifications.flatMap((row): Push[] => {
    const userId = row.recipient_id;
    const sender = senders.get(row.sender_id);
    const seq = seqs.get(`${userId} ${row.id}`);
    if (!sender || seq === undefined) return [];
    const payload = {
      seq,
      notification: toNotification({ row, sender }, images),
      ...(unread.get(userId) ?? NOTHING_UNREAD),
    };
    return [{ userId, name: 'newNotification', payload }];
  });
  return { result: { rows: fresh, quotes }, pushes: [...messagePushes, ...notificationPushes] };
}

/** One notification for each sender and recipient: it covers all unread messages from that sender. */
function notificationsOf(
  messages: readonly MessageRow[],
  senders: ReadonlyMap<string, SenderRow>,
  now: number,
): NotificationsTable[] {
  const pairs = new Map(messages.map((row) => [`${row.recipient_id} ${row.sender_id}`, row]));
  return [...pairs.values()].flatMap((row): NotificationsTable[] => {
    const sender = senders.get(row.sender_id);
    if (!sender) return [];
    return [
      {
        id: newId(),
        recipient_id: row.recipient_id,
        sender_id: row.sender_id,
        type: 'message',
        post_id: null,
        comment_id: null,
        message: sentenceOf('message', sender),
        is_read: 0,
        created_at: now,
      },
    ];
  });
}
