import type { Message } from '@oja/contract/messages';
import type { Selectable } from 'kysely';

import { findBlocks } from '../people/find-blocks.ts';
import { blockError } from '../people/refuse-blocked.ts';
import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { NotificationsTable } from '../../foundation/db/tables/message-tables.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { NOTHING_UNREAD, countUnreadOf } from '../notifications/notification-store.ts';
import { type SenderRow, sentenceOf, toNotification } from '../notifications/notification-wire.ts';
import type { Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import { type LoggedEvent, recordEvents } from '../../foundation/events/event-log.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { claimPictures } from '../../foundation/uploads/uploads-store.ts';
import { countMessages, openConversations, pairKey } from './conversation-store.ts';
import { type MessageRow, toMessage } from './message-wire.ts';
import { nextIds } from './next-ids.ts';
import { type SharedPosts, findSharedPosts } from './shared-posts.ts';

/** A message as its sender submits it. */
export interface Outgoing {
  senderId: string;
  recipientId: string;
  clientId: string;
  text: string;
  /** Key of the picture. */
  img: string | null;
  /** The post it is about. */
  postId: string | null;
}

/** The dependencies of storing messages, besides a transaction. */
export interface MessageDeps {
  kind: DatabaseKind;
  images: ImageAddresses;
}

/** The results of a batch: the stored message or an error for each message. */
export type Outcomes = (Message | ApiError)[];

/**
 * Stores messages, product §7. A batch takes about as many statements as one message. Each message gets its row,
 * updates the counters of both sides, and records events for both people. The recipient gets a notification, unless
 * there is an unread one from this sender or the sender is muted. For a message that is stored already, by
 * `clientId`, the stored message is returned and nothing else changes.
 * @param batch no two messages with the same sender and clientId; a message with a picture comes alone
 * @throws ApiError `validation_failed` when the picture cannot be claimed; `blocked`, `blocked_by_you` for a block
 *   made meanwhile
 */
export async function sendMessages(
  transaction: Queries,
  batch: readonly Outgoing[],
  { kind, images }: MessageDeps,
  now: number,
): Promise<WithPushes<Outcomes>> {
  const people = await findPeople(transaction, batch);
  const present = batch.filter((message) => people.has(message.senderId) && people.has(message.recipientId));
  const sendErrors = await findSendErrors(transaction, present);
  const reachable = present.filter((message) => !sendErrors.has(message));

  const posts = await findSharedPosts(
    transaction,
    present.map(({ postId }) => ({ post_id: postId })),
    images,
    now,
  );
  const isStorable = ({ postId }: Outgoing) => postId === null || posts.has(postId);
  const { fresh, known } = await insert(transaction, kind, reachable.filter(isStorable), now);
  // A message that was stored before a block, or before its post was deleted, is still returned.
  const earlier = await findStored(transaction, [
    ...sendErrors.keys(),
    ...reachable.filter((message) => !isStorable(message)),
  ]);
  for (const { img, sender_id: userId } of fresh) {
    if (img !== null) await claimPictures(transaction, { keys: [img], userId, preset: 'chat', field: 'img' }, now);
  }
  const pushes = fresh.length === 0 ? [] : await recordMessages(transaction, fresh, { people, posts, images }, now);
  await refuseBlockedMeanwhile(transaction, fresh);

  const stored = new Map(
    [...fresh, ...known, ...earlier].map((row) => [
      retryKeyOf({ senderId: row.sender_id, clientId: row.client_id }),
      row,
    ]),
  );
  const outcomes = batch.map((message) => {
    const row = stored.get(retryKeyOf(message));
    if (!row)
      return (
        sendErrors.get(message) ?? new ApiError(reachable.includes(message) ? 'shared_post_gone' : 'user_not_found')
      );
    return isSame(row, message) ? toMessage(row, posts, images, message.senderId) : new ApiError('client_id_reused');
  });
  return { result: outcomes, pushes };
}

/** The key that identifies repeated attempts at one message. */
export function retryKeyOf(message: Pick<Outgoing, 'senderId' | 'clientId'>): string {
  return `${message.senderId} ${message.clientId}`;
}

/**
 * Whether a stored message is the same as a sent one. The content of a message that was edited or deleted since
 * cannot be compared, so it counts as the same.
 */
function isSame(row: MessageRow, message: Outgoing): boolean {
  if (row.recipient_id !== message.recipientId) return false;
  if (row.deleted_at !== null) return true;
  return (
    row.post_id === message.postId && (row.edited_at !== null || (row.text === message.text && row.img === message.img))
  );
}

async function findPeople(queries: Queries, batch: readonly Outgoing[]): Promise<Map<string, SenderRow>> {
  const ids = new Set(batch.flatMap((message) => [message.senderId, message.recipientId]));
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'name', 'user_name', 'profile_image', 'is_verified_vendor'])
    .where('id', 'in', [...ids])
    .where('activated_at', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The messages that a block forbids, each with its error. */
async function findSendErrors(queries: Queries, messages: readonly Outgoing[]): Promise<Map<Outgoing, ApiError>> {
  const blocks = await findBlocks(
    queries,
    messages.map(({ senderId, recipientId }) => [senderId, recipientId] as const),
  );
  return new Map(
    messages.flatMap((message, index) => {
      const block = blocks[index] ?? 'none';
      return block === 'none' ? [] : [[message, blockError(block, 'message')] as const];
    }),
  );
}

/**
 * Checks for blocks again, now that the event counters are locked, which blocking locks as well. A block that was
 * committed since the first check fails the batch; its messages are then stored one by one.
 * @throws ApiError `blocked`, `blocked_by_you`
 */
async function refuseBlockedMeanwhile(transaction: Queries, rows: readonly MessageRow[]): Promise<void> {
  const blocks = await findBlocks(
    transaction,
    rows.map((row) => [row.sender_id, row.recipient_id] as const),
  );
  for (const block of blocks) if (block !== 'none') throw blockError(block, 'message');
}

/** @returns the new rows, in the order of the batch, and the rows that existed before */
async function insert(
  transaction: Queries,
  kind: DatabaseKind,
  batch: readonly Outgoing[],
  now: number,
): Promise<{ fresh: MessageRow[]; known: MessageRow[] }> {
  if (batch.length === 0) return { fresh: [], known: [] };
  const conversations = await openConversations(
    transaction,
    batch.map((message) => [message.senderId, message.recipientId] as const),
    now,
  );
  const conversationIds = batch.map(
    (message) => conversations.get(pairKey([message.senderId, message.recipientId])) ?? '',
  );
  const ids = await nextIds(transaction, kind, conversationIds);
  const rows = batch.map((message, index): MessageRow => ({
    id: ids[index] ?? '',
    conversation_id: conversationIds[index] ?? '',
    sender_id: message.senderId,
    recipient_id: message.recipientId,
    client_id: message.clientId,
    text: message.text,
    img: message.img,
    post_id: message.postId,
    created_at: now,
    edited_at: null,
    deleted_at: null,
    seen_at: null,
    seen_untold: 0,
  }));
  const inserted = await transaction
    .insertInto('messages')
    .values(rows.toSorted((one, other) => (one.sender_id + one.client_id < other.sender_id + other.client_id ? -1 : 1)))
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
    .returning('id')
    .execute();
  const taken = new Set(inserted.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => taken.has(id));
  const repeated = batch.filter((_, index) => !taken.has(rows[index]?.id ?? ''));
  return { fresh, known: await findStored(transaction, repeated) };
}

async function findStored(
  queries: Queries,
  messages: readonly Pick<Outgoing, 'senderId' | 'clientId'>[],
): Promise<MessageRow[]> {
  if (messages.length === 0) return [];
  return queries
    .selectFrom('messages')
    .selectAll()
    .where((where) =>
      where.or(messages.map(({ senderId, clientId }) => where.and({ sender_id: senderId, client_id: clientId }))),
    )
    .execute();
}

/** Records counters, notifications and events of new messages. */
async function recordMessages(
  transaction: Queries,
  messages: readonly MessageRow[],
  { people, posts, images }: { people: ReadonlyMap<string, SenderRow>; posts: SharedPosts; images: ImageAddresses },
  now: number,
): Promise<Push[]> {
  const muted = new Set(
    (await countMessages(transaction, messages, now)).map(({ recipientId, senderId }) => `${recipientId} ${senderId}`),
  );
  const audible = messages.filter((row) => !muted.has(`${row.recipient_id} ${row.sender_id}`));
  const notifications = await insertNotifications(transaction, audible, people, now);
  const events = [
    ...messages.flatMap((row): LoggedEvent[] => [
      { userId: row.recipient_id, name: 'newMessage', subjectId: row.id },
      { userId: row.sender_id, name: 'newMessage', subjectId: row.id },
    ]),
    ...notifications.map((row): LoggedEvent => ({
      userId: row.recipient_id,
      name: 'newNotification',
      subjectId: row.id,
    })),
  ];
  const seqs = await recordEvents(transaction, events, now);
  const unread = await countUnreadOf(
    transaction,
    notifications.map((row) => row.recipient_id),
  );
  const messagePushes = messages.flatMap((row, index): Push[] => {
    return [row.recipient_id, row.sender_id].map((userId, side) => ({
      userId,
      name: 'newMessage',
      payload: { seq: seqs[index * 2 + side] ?? 0, message: toMessage(row, posts, images, userId) },
    }));
  });
  const notificationPushes = notifications.flatMap((row, index): Push[] => {
    const sender = people.get(row.sender_id);
    const seq = seqs[messages.length * 2 + index];
    if (!sender || seq === undefined) return [];
    const payload = {
      seq,
      notification: toNotification(row, sender, images),
      ...(unread.get(row.recipient_id) ?? NOTHING_UNREAD),
    };
    return [{ userId: row.recipient_id, name: 'newNotification', payload }];
  });
  return [...messagePushes, ...notificationPushes];
}

/**
 * Inserts one notification for each sender and recipient, unless there is an unread one. It covers all unread messages
 * from that sender.
 */
async function insertNotifications(
  transaction: Queries,
  messages: readonly MessageRow[],
  people: ReadonlyMap<string, SenderRow>,
  now: number,
): Promise<Selectable<NotificationsTable>[]> {
  if (messages.length === 0) return [];
  const pairs = new Map(messages.map((row) => [`${row.recipient_id} ${row.sender_id}`, row]));
  return transaction
    .insertInto('notifications')
    .values(
      [...pairs]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, row]) => ({
          id: newId(),
          recipient_id: row.recipient_id,
          sender_id: row.sender_id,
          type: 'message',
          post_id: null,
          message: sentenceOf('message', people.get(row.sender_id)?.user_name ?? ''),
          is_read: 0,
          created_at: now,
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}
