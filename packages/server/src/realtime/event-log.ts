import type { ServerToClientEvents } from '@oja/contract/events';

import type { Queries } from '../db/database.ts';

/** The events that carry a sequence number, because a client must not miss them. */
export type SequencedEvent = Exclude<keyof ServerToClientEvents, 'getOnlineUsers' | 'allNotifications'>;

/**
 * Writes down that something happened for a person. Called in the transaction that makes it happen, so that the log and
 * the facts never differ; it is the last lock that a transaction takes, and for several people in the order of their ids.
 * @param subjectId what it is about: a message, a conversation or a notification
 * @returns the person's next sequence number
 */
export async function recordEvent(
  transaction: Queries,
  event: { userId: string; name: SequencedEvent; subjectId: string },
  now: number,
): Promise<number> {
  const { last_seq: seq } = await transaction
    .insertInto('event_sequences')
    .values({ user_id: event.userId, last_seq: 1 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet((set) => ({ last_seq: set('event_sequences.last_seq', '+', 1) })))
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('events')
    .values({ user_id: event.userId, seq, name: event.name, subject_id: event.subjectId, created_at: now })
    .execute();
  return seq;
}
