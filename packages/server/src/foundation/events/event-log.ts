import type { SequencedEvent } from '@oja/contract/events';

import type { Queries } from '../db/database.ts';

/** Rows of one statement: databases accept some 32,000 values, and a row has six. */
const ROWS_MAX = 1000;

/** An event for one person. */
export interface LoggedEvent {
  userId: string;
  name: SequencedEvent;
  /**
   * The id of the event's subject: a message, a notification or a flag. For messagesSeen and conversationRead it is
   * the newest message seen, for conversationChanged the partner, for flaggedPostDeleted the post.
   */
  subjectId: string;
  /** For messagesSeen: the oldest message seen. */
  firstId?: string;
}

/**
 * Records an event for a person. It is called in the transaction that causes the event, so that the log always
 * matches the data; it is the last lock that a transaction takes.
 * @returns the person's next sequence number
 */
export async function recordEvent(transaction: Queries, event: LoggedEvent, now: number): Promise<number> {
  const [seq] = await recordEvents(transaction, [event], now);
  if (seq === undefined) throw new Error('An event was not given its number.');
  return seq;
}

/**
 * Records several events of several people, in two statements. The counters are locked in the order of the people's
 * ids, and a person's events are numbered in the given order.
 * @returns the numbers, in the order of the events
 */
export async function recordEvents(
  transaction: Queries,
  events: readonly LoggedEvent[],
  now: number,
): Promise<number[]> {
  if (events.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { userId } of events) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  const rows = await transaction
    .insertInto('event_sequences')
    .values(
      [...counts]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([userId, count]) => ({ user_id: userId, last_seq: count })),
    )
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((set) => ({ last_seq: set('event_sequences.last_seq', '+', set.ref('excluded.last_seq')) })),
    )
    .returning(['user_id', 'last_seq'])
    .execute();
  const next = new Map(rows.map((row) => [row.user_id, row.last_seq - (counts.get(row.user_id) ?? 0)]));
  const seqs = events.map(({ userId }) => {
    const seq = (next.get(userId) ?? 0) + 1;
    next.set(userId, seq);
    return seq;
  });
  const written = events.map((event, index) => ({
    user_id: event.userId,
    seq: seqs[index] ?? 0,
    name: event.name,
    subject_id: event.subjectId,
    first_id: event.firstId ?? null,
    created_at: now,
  }));
  // A statement accepts a limited number of values: if an account was reported hundreds of times, each admin gets as
  // many events.
  for (let from = 0; from < written.length; from += ROWS_MAX) {
    await transaction
      .insertInto('events')
      .values(written.slice(from, from + ROWS_MAX))
      .execute();
  }
  return seqs;
}

/** The number of a person's last event; 0 before the first. */
export async function lastSeq(queries: Queries, userId: string): Promise<number> {
  const row = await queries
    .selectFrom('event_sequences')
    .select('last_seq')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.last_seq ?? 0;
}
