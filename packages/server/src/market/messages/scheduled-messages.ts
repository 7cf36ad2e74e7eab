import type { ErrorCode } from '@oja/contract/errors';
import { SCHEDULED_MAX, SCHEDULE_MAX_MS, SCHEDULE_MIN_MS } from '@oja/contract/limits';
import type { ScheduledMessage } from '@oja/contract/scheduled-messages';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import type { Selectable } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import type { ScheduledMessagesTable } from '../../foundation/db/tables/message-tables.ts';
import { recordEvents } from '../../foundation/events/event-log.ts';
import type { Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { lockUsers } from '../people/lock-users.ts';
import { refuseBlocked } from '../people/refuse-blocked.ts';
import { findActive } from '../people/user-store.ts';
import { findForeignAnswers } from './quotes.ts';
import { findStored } from './send-messages.ts';
import { type SharedPosts, findSharedPosts, sharedPostOf } from './shared-posts.ts';

export type ScheduledRow = Selectable<ScheduledMessagesTable>;

/** A text as its sender submits it. */
export interface Scheduling {
  id: string;
  senderId: string;
  recipientId: string;
  text: string;
  postId: string | null;
  replyTo: string | null;
  /** In milliseconds since 1970. */
  sendAt: number;
}

/** A person's messages that are sent later, in the order of their times, with those that could not be sent. */
export async function listScheduled(
  queries: Queries,
  senderId: string,
  images: ImageAddresses,
  now: number,
): Promise<ScheduledMessage[]> {
  const rows = await rowsOf(queries, senderId);
  const posts = await findSharedPosts(queries, rows, images, now, senderId);
  return rows.map((row) => toScheduled(row, posts));
}

/** Whether a person has texts that are sent later, or could not be: a thread then lists them. */
export async function hasScheduledMessages(queries: Queries, senderId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('scheduled_messages')
    .select('id')
    .where('sender_id', '=', senderId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a text that is sent later, in a transaction. The same id with the same content is one text: its time moves,
 * and one that could not be sent waits again. A call that is repeated changes nothing.
 * @throws ApiError `validation_failed` for a time out of range and for an answer to a message of another conversation;
 *   `client_id_reused`; `scheduled_sent`; `scheduled_full`; `unauthenticated` for a deleted account; and what sending
 *   the message now would throw
 */
export async function scheduleMessage(
  transaction: Queries,
  message: Scheduling,
  images: ImageAddresses,
  now: number,
): Promise<WithPushes<ScheduledMessage>> {
  const { id, senderId, sendAt } = message;
  // Calls of one person run one after the other, so that their number is right.
  const sender = (await lockUsers(transaction, [senderId])).get(senderId);
  if (!sender || sender.deleted_at !== null) throw new ApiError('unauthenticated');
  const sent = await findStored(transaction, [{ senderId, clientId: id }]);
  if (sent.length > 0) throw new ApiError('scheduled_sent');
  const rows = await rowsOf(transaction, senderId);
  const known = rows.find((row) => row.id === id);
  if (known && !isSame(known, message)) throw new ApiError('client_id_reused');
  const posts = await findSharedPosts(transaction, [{ post_id: message.postId }], images, now, senderId);
  if (known && known.failure === null && known.send_at === sendAt)
    return { result: toScheduled(known, posts), pushes: [] };

  if (sendAt < now + SCHEDULE_MIN_MS || sendAt > now + SCHEDULE_MAX_MS)
    throw refuseField('sendAt', VALIDATION.sendLaterTime);
  if (!known && rows.length >= SCHEDULED_MAX) throw new ApiError('scheduled_full');
  await refuseUnsendable(transaction, message, posts);
  const row: ScheduledRow = {
    id,
    sender_id: senderId,
    recipient_id: message.recipientId,
    text: message.text,
    post_id: message.postId,
    reply_to: message.replyTo,
    send_at: sendAt,
    failure: null,
    created_at: known?.created_at ?? now,
  };
  await transaction
    .insertInto('scheduled_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['sender_id', 'id']).doUpdateSet({ send_at: sendAt, failure: null }))
    .execute();
  return { result: toScheduled(row, posts), pushes: await recordScheduledChanges(transaction, [senderId], now) };
}

/**
 * Takes back a text that was not sent, in a transaction. It waits for a job that is sending it.
 * @throws ApiError `scheduled_sent`, or `scheduled_not_found` for any other id, also for somebody else's
 */
export async function takeBackScheduled(
  transaction: Queries,
  senderId: string,
  id: string,
  now: number,
): Promise<WithPushes<undefined>> {
  const { numDeletedRows } = await transaction
    .deleteFrom('scheduled_messages')
    .where('sender_id', '=', senderId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) {
    const sent = await findStored(transaction, [{ senderId, clientId: id }]);
    throw new ApiError(sent.length > 0 ? 'scheduled_sent' : 'scheduled_not_found');
  }
  return { result: undefined, pushes: await recordScheduledChanges(transaction, [senderId], now) };
}

/** Informs the other devices of people that what they send later has changed. */
export async function recordScheduledChanges(
  transaction: Queries,
  senderIds: readonly string[],
  now: number,
): Promise<Push[]> {
  const people = [...new Set(senderIds)];
  const seqs = await recordEvents(
    transaction,
    people.map((userId) => ({ userId, name: 'scheduledChanged', subjectId: userId })),
    now,
  );
  return people.map((userId, index) => ({ userId, name: 'scheduledChanged', payload: { seq: seqs[index] ?? 0 } }));
}

function rowsOf(queries: Queries, senderId: string): Promise<ScheduledRow[]> {
  return queries
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('sender_id', '=', senderId)
    .orderBy('send_at')
    .orderBy('id')
    .limit(SCHEDULED_MAX)
    .execute();
}

const isSame = (row: ScheduledRow, { recipientId, text, postId, replyTo }: Scheduling) =>
  row.recipient_id === recipientId && row.text === text && row.post_id === postId && row.reply_to === replyTo;

/** @throws ApiError where sending the message now would be refused */
async function refuseUnsendable(queries: Queries, message: Scheduling, posts: SharedPosts): Promise<void> {
  const { senderId, recipientId, postId } = message;
  if (!(await findActive(queries, recipientId))) throw new ApiError('user_not_found');
  await refuseBlocked(queries, senderId, recipientId, 'message');
  if (postId !== null && !posts.has(postId)) throw new ApiError('shared_post_gone');
  const foreign = await findForeignAnswers(queries, [message]);
  if (foreign.size > 0) throw refuseField('replyTo', VALIDATION.quoteForeign);
}

const errorOf = (code: ErrorCode) => ({ code, message: ERROR_MESSAGES[code] });

function toScheduled(row: ScheduledRow, posts: SharedPosts): ScheduledMessage {
  return {
    clientId: row.id,
    recipientId: row.recipient_id,
    text: row.text,
    post: sharedPostOf(posts, row.post_id),
    replyTo: row.reply_to,
    sendAt: toTimestamp(row.send_at),
    error: row.failure === null ? null : errorOf(row.failure),
  };
}
