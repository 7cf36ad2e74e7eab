import { setTimeout as pause } from 'node:timers/promises';

import { DAY, RESTORE_LIFETIME_MS, USER_NAME_REST_MS } from '@oja/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Queries } from '../../packages/server/src/foundation/db/database.ts';
import { Random } from '../../packages/server/src/entry/seed/random.ts';
import { rowsAbout, wrongCounters } from '../../packages/server/test/counters.ts';
import { call } from '../processes/call.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { type Person, addPeople } from '../processes/people.ts';
import { JOBS_AT_ONCE, KILL_AT_STATEMENT } from './jobs.ts';
import { KINDS, type Place, makePlace } from './place.ts';
import { FULL } from './size.ts';
import { Journal, writeSomething } from './writers.ts';

/** How often the server is killed during the erasure. */
const KILLS = FULL ? 20 : 4;
const WRITES = FULL ? 3000 : 300;
const PEOPLE = 8;
/** How many of them delete their account. */
const LEAVING = 3;
const WITHIN_MS = 60_000;
/** A kill comes up to so long after a transaction, in milliseconds. */
const PAUSE_MS = 50;

/**
 * Statements in the middle of a batch: each changes a counter after the rows that it counted were deleted. The random
 * kills nearly always hit a pause between two batches, and would not notice a batch without a transaction.
 */
const INSIDE_BATCHES = ['set "likes_count"', 'set "replies_count"', 'set "followers_count"', 'set "following_count"'];

/** Everybody follows and writes, so that the people who leave have more of everything than a batch holds. */
async function fill(url: string, people: readonly Person[]): Promise<void> {
  const random = new Random(11);
  const journal = new Journal();
  for (const person of people)
    for (const other of people)
      if (other !== person) await call(url, person, 'POST', `/api/v1/users/follow/${other.id}`);
  await Promise.all(
    people.map(async (person) => {
      for (let written = 0; written < WRITES / PEOPLE; written += 1) {
        await writeSomething(url, person, people, journal, random);
        const postId = journal.postIds[written % journal.postIds.length];
        if (written % 3 === 0) await call(url, person, 'POST', `/api/v1/posts/reply/${postId}`, { text: 'Nice' });
      }
    }),
  );
}

/** How many rows there are that have nothing to do with the people who leave, beside messages to and from them. */
async function rowsOfOthers(queries: Queries, leaving: readonly Person[]): Promise<unknown> {
  const ids = sql.join(leaving.map(({ id }) => id));
  const { rows } = await sql`select
    (select count(*) from posts where user_id not in (${ids})) as posts,
    (select count(*) from likes join posts on posts.id = post_id
      where likes.user_id not in (${ids}) and posts.user_id not in (${ids})) as likes,
    (select count(*) from comments join posts on posts.id = post_id
      where comments.user_id not in (${ids}) and posts.user_id not in (${ids})) as comments,
    (select count(*) from follows where follower_id not in (${ids}) and followed_id not in (${ids})) as follows,
    (select count(*) from messages where sender_id not in (${ids}) or recipient_id not in (${ids})) as messages,
    (select count(*) from users where id not in (${ids})) as people`.execute(queries);
  return rows[0];
}

describe.each(KINDS)('kill -9 during the erasure of accounts, on %s', (kind) => {
  let place: Place;
  let people: Person[];
  let leaving: Person[];
  beforeAll(async () => {
    place = await makePlace(kind);
    people = await addPeople(place, PEOPLE, 'writer');
    leaving = people.slice(0, LEAVING);
  });
  afterAll(() => place.remove());

  const count = async (queries: Queries) => {
    const counts = await Promise.all(leaving.map(({ id }) => rowsAbout(queries, id)));
    return counts.reduce((sum, some) => sum + some, 0);
  };

  /** Waits until at most so many rows about the people who leave are left. */
  async function waitFor(server: OjaServer, most: number): Promise<void> {
    const until = Date.now() + WITHIN_MS;
    await place.look(async (queries) => {
      while ((await count(queries)) > most) {
        if (!server.program.running || Date.now() > until)
          throw new Error(`The erasure did not go on. The server's output: ${server.program.output}`);
        await pause(10);
      }
    });
  }

  it(`in ${INSIDE_BATCHES.length + KILLS} kills and restarts nothing is removed or counted twice, and in the end nothing is left`, async () => {
    const first = await startOja(place);
    await fill(first.url, people);
    const others = await place.look((queries) => rowsOfOthers(queries, leaving));
    for (const person of leaving)
      expect((await call(first.url, person, 'DELETE', `/api/v1/users/delete/${person.id}`)).status).toBe(200);
    await first.program.stop();
    // As if the deletions had been longer ago than they can be undone.
    const deletedAt = Date.now() - RESTORE_LIFETIME_MS - DAY;
    await place.look((queries) =>
      queries.updateTable('users').set({ deleted_at: deletedAt }).where('deleted_at', 'is not', null).execute(),
    );

    for (const statement of INSIDE_BATCHES) {
      const nodeOptions = [...JOBS_AT_ONCE, ...KILL_AT_STATEMENT];
      const server = await startOja({ ...place, environment: { KILL_AT_STATEMENT: statement }, nodeOptions });
      const end = await Promise.race([server.program.ended, pause(WITHIN_MS, 'goes on')]);
      const wrong = await place.look(wrongCounters);
      expect({ statement, end, wrong }).toEqual({ statement, end: 'SIGKILL', wrong: [] });
      await place.look((queries) => queries.deleteFrom('leases').execute());
    }

    const random = new Random(12);
    const total = await place.look(count);
    const left = [total];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const server = await startOja({ ...place, nodeOptions: JOBS_AT_ONCE });
      await waitFor(server, Math.ceil(total * (1 - kill / (KILLS + 1))));
      await pause(random.between(0, PAUSE_MS));
      server.program.kill('SIGKILL');
      await server.program.ended;
      left.push(await place.look(count));
      expect(await place.look(wrongCounters)).toEqual([]);
      // As if the lease of the killed server had expired.
      await place.look((queries) => queries.deleteFrom('leases').execute());
    }
    expect(left.at(-1)).toBeGreaterThan(0);
    expect(new Set(left).size).toBe(KILLS + 1);

    const last = await startOja({ ...place, nodeOptions: JOBS_AT_ONCE });
    await waitFor(last, 0);
    await last.program.stop();
    expect(await place.look(wrongCounters)).toEqual([]);
    expect(await place.look((queries) => rowsOfOthers(queries, leaving))).toEqual(others);
    const resting = await place.look((queries) =>
      queries.selectFrom('resting_names').selectAll().orderBy('user_name_key').execute(),
    );
    expect(resting).toEqual(
      leaving.map(({ id, userName }) => ({
        owner_id: id,
        user_name_key: userName,
        rests_until: deletedAt + USER_NAME_REST_MS,
      })),
    );
  });
});
