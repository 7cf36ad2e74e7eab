import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { NOTHING_UNREAD, countUnread } from '../notifications/notification-store.ts';
import type { Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import { type LoggedEvent, recordEvents } from '../../foundation/events/event-log.ts';
import { peopleOf } from './own-message.ts';
import { findBlock } from '../people/find-blocks.ts';

export interface Seen {
  conversationId: string;
  userId: string;
  /** The person who wrote the messages. */
  partnerId: string;
  /** The newest message that was seen: one that arrived since stays unseen. Without it, every message was seen. */
  upTo?: string | undefined;
}

/**
 * Marks the messages to a person in a conversation as seen, in a transaction, product §4. Their unread count becomes
 * what remains; if nothing does, their notification of these messages is read. If nothing was unseen, nothing changes.
 * Where seen marks are withheld (withholdsSeen), the partner is not informed, now or later. The events are for the
 * partner and for the person's own devices.
 * @throws ApiError `not_found` when this is no conversation of the two
 */
export async function seeMessages(transaction: Queries, seen: Seen, now: number): Promise<WithPushes<undefined>> {
  const { conversationId, userId, partnerId } = seen;
  const member = await transaction
    .updateTable('conversation_members')
    .set({ unread_count: 0 })
    .where('user_id', '=', userId)
    .where('partner_id', '=', partnerId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  if (member.numUpdatedRows === 0n) throw new ApiError('not_found');
  const isSeenWithheld = await withholdsSeen(transaction, userId, partnerId);
  const range = await markSeen(transaction, seen, isSeenWithheld, now);
  const notificationId = (await keepUnread(transaction, seen))
    ? undefined
    : await readNotification(transaction, userId, partnerId);
  const recipients = isSeenWithheld
    ? [userId]
    : await peopleOf(transaction, { sender_id: partnerId, recipient_id: userId });
  const events: LoggedEvent[] = [
    ...(range ? recipients.map((person) => seenEvent(person, person === userId, range)) : []),
    ...(notificationId === undefined ? [] : [{ userId, name: 'notificationRead' as const, subjectId: notificationId }]),
  ];
  const seqs = await recordEvents(transaction, events, now);
  const unread = notificationId === undefined ? NOTHING_UNREAD : await countUnread(transaction, userId);
  const pushes = events.map(({ userId: person, name, subjectId, firstId }, index): Push => {
    const seq = seqs[index] ?? 0;
    if (name === 'notificationRead')
      return { userId: person, name, payload: { seq, notificationId: subjectId, ...unread } };
    if (name === 'messagesSeen')
      return { userId: person, name, payload: { seq, conversationId, from: firstId ?? subjectId, upTo: subjectId } };
    return { userId: person, name: 'conversationRead', payload: { seq, conversationId, upTo: subjectId } };
  });
  return { result: undefined, pushes };
}

/** The oldest and the newest of the messages that were marked together. */
interface Range {
  from: string;
  upTo: string;
}

function seenEvent(userId: string, isOwn: boolean, { from, upTo }: Range): LoggedEvent {
  return isOwn
    ? { userId, name: 'conversationRead', subjectId: upTo }
    : { userId, name: 'messagesSeen', subjectId: upTo, firstId: from };
}

const unseenBy = (transaction: Queries, { conversationId, userId }: Seen) =>
  transaction
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('recipient_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('deleted_at', 'is', null);

/** @returns the range that was unseen; undefined where nothing was */
async function markSeen(
  transaction: Queries,
  seen: Seen,
  isSeenWithheld: boolean,
  now: number,
): Promise<Range | undefined> {
  const { conversationId, userId, upTo } = seen;
  const unseen = unseenBy(transaction, seen)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? ''))
    .select('id')
    .limit(1);
  const newest = await unseen.orderBy('id', 'desc').executeTakeFirst();
  if (!newest) return undefined;
  const oldest = await unseen.orderBy('id').executeTakeFirstOrThrow();
  await transaction
    .updateTable('messages')
    .set({ seen_at: now, seen_untold: isSeenWithheld ? 1 : 0 })
    .where('conversation_id', '=', conversationId)
    .where('recipient_id', '=', userId)
    .where('id', '<=', newest.id)
    .where('seen_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return { from: oldest.id, upTo: newest.id };
}

/**
 * Counts what arrived after the newest message that was seen as unread.
 * @returns whether there is any
 */
async function keepUnread(transaction: Queries, seen: Seen): Promise<boolean> {
  const { conversationId, userId, upTo } = seen;
  if (upTo === undefined) return false;
  const { unread_count } = await unseenBy(transaction, seen)
    .where('id', '>', upTo)
    .select(({ fn }) => fn.countAll<number>().as('unread_count'))
    .executeTakeFirstOrThrow();
  if (unread_count === 0) return false;
  await transaction
    .updateTable('conversation_members')
    .set({ unread_count })
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .execute();
  return true;
}

async function readNotification(transaction: Queries, userId: string, partnerId: string): Promise<string | undefined> {
  const read = await transaction
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('recipient_id', '=', userId)
    .where('sender_id', '=', partnerId)
    .where('type', '=', 'message')
    .where('is_read', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return read?.id;
}

/**
 * Whether seen marks are withheld between two people: while either has blocked the other, or has read receipts off.
 * Read receipts are off in both directions then.
 */
async function withholdsSeen(queries: Queries, one: string, other: string): Promise<boolean> {
  const discreet = await queries
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [one, other])
    .where('read_receipts', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return discreet !== undefined || (await findBlock(queries, one, other)) !== 'none';
}
