import { EVENTS_STORED_MAX, EVENTS_LIFETIME_MS, MINUTE } from '@oja/contract/limits';

import type { Queries } from '../db/database.ts';
import type { Job } from '../jobs/job-runner.ts';

/** The job that limits the event logs to the age and length in the contract. */
export function pruneEventsJob(queries: Queries): Job {
  return { name: 'prune-events', everyMs: 10 * MINUTE, run: (now) => pruneEvents(queries, now) };
}

/** Rows per statement, few enough that the job does not delay other users of the database. */
const BATCH = 500;

/** Deletes events that are too old for a client to catch up with, and events beyond the length of a person's log. */
export async function pruneEvents(queries: Queries, now: number): Promise<void> {
  await pruneOld(queries, now - EVENTS_LIFETIME_MS);
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
    await queries
      .deleteFrom('events')
      .where('created_at', '<', edge ? edge.created_at + 1 : before)
      .execute();
    if (!edge) return;
  }
}

async function pruneLong(queries: Queries): Promise<void> {
  for (let after: string | undefined; ;) {
    let query = queries
      .selectFrom('event_sequences')
      .select(['user_id', 'last_seq'])
      .where('last_seq', '>', EVENTS_STORED_MAX)
      .orderBy('user_id')
      .limit(BATCH);
    if (after !== undefined) query = query.where('user_id', '>', after);
    const people = await query.execute();
    for (const person of people) {
      await queries
        .deleteFrom('events')
        .where('user_id', '=', person.user_id)
        .where('seq', '<=', person.last_seq - EVENTS_STORED_MAX)
        .execute();
    }
    after = people.at(-1)?.user_id;
    if (people.length < BATCH || after === undefined) return;
  }
}
