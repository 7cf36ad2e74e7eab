import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { NOTHING_UNREAD, countUnread } from '../notifications/notification-store.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { type LoggedEvent, recordEvents } from '../realtime/event-log.ts';
import { peopleOf } from './own-message.ts';
import { withholdsSeen } from './withholds-seen.ts';

export interface Seen {
  conversationId: string;
  userId: string;
  /** Who wrote the messages. */
  partnerId: string;
}

/**
 * Marks every message to a person in a conversation as seen, spec §4: their count returns to zero, and their
 * notification of these messages is read. Where nothing was unseen, nothing happens. Where seen marks
 * are withheld (withholds-seen.ts) the partner is not told, and never will be that these were seen.
 * @returns what to push once it is done, to the partner and to the person's own devices
 * @throws Refusal `not_found` when this is no conversation of the two
 */
export function seeMessages(queries: Queries, seen: Seen, now: number): Promise<Push[]> {
  return queries.transaction().execute((transaction) => seeIn(transaction, seen, now));
}

/** The same in a transaction that is open already. */
export async function seeIn(transaction: Queries, { conversationId, userId, partnerId }: Seen, now: number): Promise<Push[]> {
  const member = await transaction
    .updateTable('conversation_members')
    .set({ unread_count: 0 })
    .where('user_id', '=', userId)
    .where('partner_id', '=', partnerId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  if (member.numUpdatedRows === 0n) throw new Refusal('not_found');
  const isUntold = await withholdsSeen(transaction, userId, partnerId);
  const range = await markSeen(transaction, { conversationId, userId, isUntold }, now);
  const notificationId = await readNotification(transaction, userId, partnerId);
  const told = isUntold ? [userId] : await peopleOf(transaction, { sender_id: partnerId, recipient_id: userId });
  const events: LoggedEvent[] = [
    ...(range ? told.map((person) => seenEvent(person, person === userId, range)) : []),
    ...(notificationId === undefined ? [] : [{ userId, name: 'notificationRead' as const, subjectId: notificationId }]),
  ];
  const seqs = await recordEvents(transaction, events, now);
  const unread = notificationId === undefined ? NOTHING_UNREAD : await countUnread(transaction, userId);
  return events.map(({ userId: person, name, subjectId, firstId }, index): Push => {
    const seq = seqs[index] ?? 0;
    if (name === 'notificationRead') return { userId: person, name, payload: { seq, notificationId: subjectId, ...unread } };
    if (name === 'messagesSeen') return { userId: person, name, payload: { seq, conversationId, from: firstId ?? subjectId, upTo: subjectId } };
    return { userId: person, name: 'conversationRead', payload: { seq, conversationId, upTo: subjectId } };
  });
}

/** The messages that were seen at once: the oldest and the newest. */
interface Range {
  from: string;
  upTo: string;
}

function seenEvent(userId: string, isOwn: boolean, { from, upTo }: Range): LoggedEvent {
  return isOwn ? { userId, name: 'conversationRead', subjectId: upTo } : { userId, name: 'messagesSeen', subjectId: upTo, firstId: from };
}

/** @returns which ones were unseen; undefined where none was */
async function markSeen(
  transaction: Queries,
  { conversationId, userId, isUntold }: { conversationId: string; userId: string; isUntold: boolean },
  now: number,
): Promise<Range | undefined> {
  const unseen = transaction
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('recipient_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(1);
  const newest = await unseen.orderBy('id', 'desc').executeTakeFirst();
  if (!newest) return undefined;
  const oldest = await unseen.orderBy('id').executeTakeFirstOrThrow();
  await transaction
    .updateTable('messages')
    .set({ seen_at: now, seen_untold: isUntold ? 1 : 0 })
    .where('conversation_id', '=', conversationId)
    .where('recipient_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return { from: oldest.id, upTo: newest.id };
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
