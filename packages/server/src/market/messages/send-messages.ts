import type { Message } from '@oja/contract/messages';
import { VALIDATION } from '@oja/contract/texts';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { foldForSearch } from '../../foundation/text/search-text.ts';
import { claimPictures } from '../../foundation/uploads/uploads-store.ts';
import { findBlocks } from '../people/find-blocks.ts';
import { blockError } from '../people/refuse-blocked.ts';
import { recordAutomaticReplies } from './automatic-replies.ts';
import { type MessageRow, toMessage } from './message-wire.ts';
import { nextIds } from './next-ids.ts';
import { findForeignAnswers, findQuotes } from './quotes.ts';
import { recordMessages } from './record-messages.ts';
import { findShowNowFaults, markShown, mayBegin } from './show-now.ts';
import { type SendingPair, directionKey, openSendingPairs } from './sending-pairs.ts';
import { findSharedPostsOf } from './shared-posts.ts';

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
  /** The message that it answers. */
  replyTo: string | null;
  /** It asks to see its post now, or shows it. */
  showNow?: 'request' | 'picture' | undefined;
}

/** The dependencies of storing messages, besides a transaction. */
export interface MessageDeps {
  kind: DatabaseKind;
  images: ImageAddresses;
}

/** A stored message. */
export interface Stored {
  message: Message;
  /** It was stored now, and not by an earlier attempt. */
  isNew: boolean;
}

/** The results of a batch, in its order: the stored message or an error for each message. */
export type Outcomes = (Stored | ApiError)[];

/**
 * Stores messages, product §7. A batch takes about as many statements as one message. Each message gets its row,
 * updates the counters of both sides, and records events for both people. The recipient gets a notification, unless
 * there is an unread one from this sender or the sender is muted. For a message that is stored already, by
 * `clientId`, the stored message is returned and nothing else changes.
 * A message that answers one of another conversation, or that may not ask to see its post or show it, is refused with
 * `validation_failed`.
 * @param batch in the order of sending; the same message may be in it twice
 * @throws ApiError `validation_failed` when the picture cannot be claimed; `blocked`, `blocked_by_you` for a block
 *   made meanwhile
 */
export async function sendMessages(
  transaction: Queries,
  batch: readonly Outgoing[],
  { kind, images }: MessageDeps,
  now: number,
): Promise<WithPushes<Outcomes>> {
  const foundPostsOf = await findSharedPostsOf(
    transaction,
    batch.map(({ postId }) => ({ post_id: postId })),
    [...new Set(batch.flatMap(({ senderId, recipientId }) => [senderId, recipientId]))],
    images,
    now,
  );
  const foreign = await findForeignAnswers(transaction, batch);
  const hasReferences = (message: Outgoing) =>
    (message.postId === null || foundPostsOf(message.senderId).has(message.postId)) && !foreign.has(message);
  const mayOpen = (message: Outgoing) => hasReferences(message) && mayBegin(message, foundPostsOf);
  const pairs = await openSendingPairs(transaction, kind, batch, batch.filter(mayOpen), now);
  const isPresent = (message: Outgoing) => pairs.has(directionKey(message));
  const isAllowed = (message: Outgoing) => pairs.get(directionKey(message))?.block === 'none' && hasReferences(message);
  const about = { pairs, postsOf: foundPostsOf };
  const faults = await findShowNowFaults(transaction, batch.filter(isAllowed), about, now);
  const isStorable = (message: Outgoing) => isAllowed(message) && !faults.has(message);
  const storable = batch.filter(isStorable);
  const postsOf = markShown(foundPostsOf, storable, now);
  const rows = rowsOf(storable, pairs, now);
  const senders = new Map([...pairs.values()].map(({ sender }) => [sender.id, sender]));
  const recorded = await recordMessages(transaction, rows, { kind, senders, postsOf, images }, now);
  const fresh = recorded.result.rows;
  const replies = await recordAutomaticReplies(transaction, { fresh, pairs }, { kind, images }, now);
  const isFresh = new Set(fresh.map((row) => retryKeyOf({ senderId: row.sender_id, clientId: row.client_id })));
  // A message that was stored before a block, or before its post was deleted, is still returned.
  const known = await findStored(
    transaction,
    batch.filter((message) => isPresent(message) && !isFresh.has(retryKeyOf(message))),
  );
  for (const { img, sender_id: userId } of fresh) {
    if (img !== null) await claimPictures(transaction, { keys: [img], userId, preset: 'chat', field: 'img' }, now);
  }
  await refuseBlockedMeanwhile(
    transaction,
    batch.filter((message) => isStorable(message) && pairs.get(directionKey(message))?.isNew),
  );

  const quotes = new Map([...recorded.result.quotes, ...(await findQuotes(transaction, known, images))]);
  const stored = new Map(
    [...fresh, ...known].map((row) => [retryKeyOf({ senderId: row.sender_id, clientId: row.client_id }), row]),
  );
  const outcomes = batch.map((message): Stored | ApiError => {
    const row = stored.get(retryKeyOf(message));
    if (!row) {
      const fault = faults.get(message);
      if (fault !== undefined) return refuseField('showNow', fault);
      return errorOf(pairs.get(directionKey(message)), foreign.has(message));
    }
    if (!isSame(row, message)) return new ApiError('client_id_reused');
    return {
      message: toMessage(row, { posts: postsOf(message.senderId), quotes }, images, message.senderId),
      isNew: fresh.includes(row),
    };
  });
  return { result: outcomes, pushes: [...recorded.pushes, ...replies] };
}

/** The key that identifies repeated attempts at one message. */
function retryKeyOf(message: Pick<Outgoing, 'senderId' | 'clientId'>): string {
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
    row.post_id === message.postId &&
    row.reply_to === message.replyTo &&
    (row.edited_at !== null ||
      (row.text === message.text && row.img === message.img && row.show_now === (message.showNow ?? null)))
  );
}

/**
 * Why a message was not stored.
 * @param isForeign it answers a message that is not in the conversation
 */
function errorOf(pair: SendingPair | undefined, isForeign: boolean): ApiError {
  if (!pair) return new ApiError('user_not_found');
  if (pair.block !== 'none') return blockError(pair.block, 'message');
  return isForeign ? refuseField('replyTo', VALIDATION.quoteForeign) : new ApiError('shared_post_gone');
}

/**
 * Checks for blocks again between people whose conversation is new, now that the event counters are locked, which
 * blocking locks as well. A block waits for the lock of an existing conversation. A block that was committed since
 * the first check fails the batch; its messages are then stored one by one.
 * @throws ApiError `blocked`, `blocked_by_you`
 */
async function refuseBlockedMeanwhile(transaction: Queries, messages: readonly Outgoing[]): Promise<void> {
  const blocks = await findBlocks(
    transaction,
    messages.map(({ senderId, recipientId }) => [senderId, recipientId] as const),
  );
  for (const block of blocks) if (block !== 'none') throw blockError(block, 'message');
}

/** The rows of new messages. */
function rowsOf(batch: readonly Outgoing[], pairs: ReadonlyMap<string, SendingPair>, now: number): MessageRow[] {
  const conversations = batch.map((message) => {
    const pair = pairs.get(directionKey(message));
    return { conversationId: pair?.conversationId ?? '', newestId: pair?.newestId ?? '' };
  });
  const ids = nextIds(conversations);
  return batch.map((message, index): MessageRow => ({
    id: ids[index] ?? '',
    conversation_id: conversations[index]?.conversationId ?? '',
    sender_id: message.senderId,
    recipient_id: message.recipientId,
    client_id: message.clientId,
    text: message.text,
    search_text: foldForSearch(message.text),
    img: message.img,
    post_id: message.postId,
    reply_to: message.replyTo,
    automatic: null,
    show_now: message.showNow ?? null,
    created_at: now,
    edited_at: null,
    deleted_at: null,
    seen_at: null,
    seen_untold: 0,
  }));
}

/** The messages that are stored already, by sender and `clientId`. */
export async function findStored(
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
