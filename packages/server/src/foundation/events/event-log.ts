import type { SequencedEvent } from '@oja/contract/events';

import { sql } from 'kysely';

import type { Queries } from '../db/database.ts';
import { prepareStatement } from '../db/prepared-query.ts';
import type { EventsTable } from '../db/tables/message-tables.ts';

/** An event for one person. */
export interface LoggedEvent {
  userId: string;
  name: SequencedEvent;
  /**
   * The id of the event's subject: a message, a notification or a flag. For messagesSeen and conversationRead it is
   * the newest message seen, for conversationChanged the partner, for labelsRenamed and
   * scheduledChanged the person, for flaggedPostDeleted the post.
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
  const people = [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([user_id, count]) => ({ user_id, count }));
  const rows = await takeNumbers(transaction, { people });
  const next = new Map(rows.map((row) => [row.user_id, row.last_seq - (counts.get(row.user_id) ?? 0)]));
  const seqs = events.map(({ userId }) => {
    const seq = (next.get(userId) ?? 0) + 1;
    next.set(userId, seq);
    return seq;
  });
  await insertEvents(transaction, {
    events: events.map(({ userId, name, subjectId, firstId = null }, index) => ({
      user_id: userId,
      seq: seqs[index] ?? 0,
      name,
      subject_id: subjectId,
      first_id: firstId,
    })),
    now,
  });
  return seqs;
}

const takeNumbers = prepareStatement<
  { people: readonly { user_id: string; count: number }[] },
  { user_id: string; last_seq: number }
>(
  ({ rows }) => sql`
    insert into event_sequences (user_id, last_seq)
    select user_id, count from ${rows('people', { user_id: 'id', count: 'number' })} where true
    on conflict (user_id) do update set last_seq = event_sequences.last_seq + excluded.last_seq
    returning user_id, last_seq`,
);

const insertEvents = prepareStatement<{ events: readonly Omit<EventsTable, 'created_at'>[]; now: number }, never>(
  ({ rows, slot }) => sql`
    insert into events (user_id, seq, name, subject_id, first_id, created_at)
    select user_id, seq, name, subject_id, first_id, ${slot('now')} from ${rows('events', {
      user_id: 'id',
      seq: 'number',
      name: 'text',
      subject_id: 'id',
      first_id: 'id',
    })}`,
);

/** The number of a person's last event; 0 before the first. */
export async function lastSeq(queries: Queries, userId: string): Promise<number> {
  const row = await queries
    .selectFrom('event_sequences')
    .select('last_seq')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.last_seq ?? 0;
}
