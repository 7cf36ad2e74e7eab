import { EVENTS_KEPT, EVENTS_KEPT_MS, NOTIFICATIONS_KEPT } from '@oja/contract/limits';

import type { Queries } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Chore } from '../sweeper/sweeper.ts';

const MINUTE = 60_000;

/** Logs of events and lists of notifications stay as long as the contract says. */
export function eventChores({ database }: Services): Chore[] {
  return [
    { name: 'prune-events', everyMs: 10 * MINUTE, run: (now) => pruneEvents(database.queries, now) },
    { name: 'prune-notifications', everyMs: 60 * MINUTE, run: () => pruneNotifications(database.queries) },
  ];
}

/** Rows that one statement looks at: a chore never holds up those who wait for the database. */
const BATCH = 500;

/** Removes what is too old for a client to catch up with, and what a person's log holds beyond its length. */
export async function pruneEvents(queries: Queries, now: number): Promise<void> {
  await pruneOld(queries, now - EVENTS_KEPT_MS);
  await pruneLong(queries);
}

async function pruneOld(queries: Queries, before: number): Promise<void> {
  for (;;) {
    const edge = await queries
      .selectFrom('events')
      .select('created_at')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(1)
      .offset(BATCH)
      .executeTakeFirst();
    await queries.deleteFrom('events').where('created_at', '<', edge ? edge.created_at + 1 : before).execute();
    if (!edge) return;
  }
}

async function pruneLong(queries: Queries): Promise<void> {
  for (let after: string | undefined; ; ) {
    let query = queries
      .selectFrom('event_sequences')
      .select(['user_id', 'last_seq'])
      .where('last_seq', '>', EVENTS_KEPT)
      .orderBy('user_id')
      .limit(BATCH);
    if (after !== undefined) query = query.where('user_id', '>', after);
    const people = await query.execute();
    for (const person of people) {
      await queries.deleteFrom('events').where('user_id', '=', person.user_id).where('seq', '<=', person.last_seq - EVENTS_KEPT).execute();
    }
    after = people.at(-1)?.user_id;
    if (people.length < BATCH || after === undefined) return;
  }
}

/** Keeps the newest notifications of people who have very many. */
export async function pruneNotifications(queries: Queries): Promise<void> {
  const people = await queries
    .selectFrom('notifications')
    .select('recipient_id')
    .groupBy('recipient_id')
    .having((having) => having.fn.countAll(), '>', NOTIFICATIONS_KEPT)
    .execute();
  for (const { recipient_id: userId } of people) {
    const oldestKept = await queries
      .selectFrom('notifications')
      .select('id')
      .where('recipient_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .offset(NOTIFICATIONS_KEPT - 1)
      .executeTakeFirstOrThrow();
    await queries.deleteFrom('notifications').where('recipient_id', '=', userId).where('id', '<', oldestKept.id).execute();
  }
}
