import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Queries } from '../../packages/server/src/foundation/db/database.ts';
import { Random } from '../../packages/server/src/entry/seed/random.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { type Person, addPeople } from '../processes/people.ts';
import { auditDatabase, findLost } from './audit-database.ts';
import { KINDS, type Place, makePlace } from './place.ts';
import { FULL } from './size.ts';
import { Journal, sendMessage, writeSomething } from './writers.ts';

const ROUNDS = FULL ? 20 : 3;
const WRITES = FULL ? 2000 : 300;
/** Enough people that nobody gets more than the thousand events that are kept for each. */
const PEOPLE = FULL ? 64 : 16;

/**
 * Everybody writes concurrently until the server is gone or all writes are done; kills the server after this many
 * answers.
 */
async function writeUntilKilled(
  server: OjaServer,
  people: readonly Person[],
  journal: Journal,
  killAfter: number,
  random: Random,
): Promise<void> {
  const begin = journal.acknowledged;
  let begun = 0;
  const writeOn = async (person: Person) => {
    while (begun < WRITES && server.program.running) {
      begun += 1;
      try {
        await writeSomething(server.url, person, people, journal, random);
      } catch (error) {
        // A failed write while the server is running is an error of its own.
        if (server.program.running) throw error;
      }
      if (journal.acknowledged - begin >= killAfter) server.program.kill('SIGKILL');
    }
  };
  // One failure must not leave the others writing into the next round.
  const failures = (await Promise.allSettled(people.map(writeOn))).filter((outcome) => outcome.status === 'rejected');
  await server.program.ended;
  expect(failures.filter(({ reason }) => !isCutOff(reason))).toEqual([]);
}

/**
 * Whether `fetch` failed because the connection ended: the process may be gone shortly before this process is notified.
 */
function isCutOff(reason: unknown): boolean {
  return reason instanceof TypeError;
}

const isMany = (count: number) => count > ROUNDS;

async function countRows(queries: Queries) {
  const count = async (table: 'posts' | 'likes' | 'messages' | 'deals') =>
    (await queries.selectFrom(table).select('created_at').execute()).length;
  return {
    posts: await count('posts'),
    likes: await count('likes'),
    messages: await count('messages'),
    deals: await count('deals'),
  };
}

describe.each(KINDS)('kill -9 during writes, on %s', (kind) => {
  let place: Place;
  let people: Person[];
  beforeAll(async () => {
    place = await makePlace(kind);
    people = await addPeople(place, PEOPLE, 'writer');
  });
  afterAll(() => place.remove());

  it(`in ${ROUNDS} rounds of ${WRITES} writes nothing acknowledged is lost, nothing is half done, nothing is duplicated`, async () => {
    const random = new Random(7);
    const journal = new Journal();
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startOja(place);
      await writeUntilKilled(server, people, journal, random.between(1, WRITES - PEOPLE), random);
      // Unanswered messages are sent again to the next server, as clients do.
      const next = await startOja(place);
      for (const sending of journal.unanswered.splice(0)) await sendMessage(next.url, sending, journal);
      expect(await place.look(auditDatabase)).toEqual({});
      expect(await place.look((queries) => findLost(queries, journal))).toEqual([]);
      next.program.kill('SIGKILL');
      await next.program.ended;
    }
    const counts = await place.look(countRows);
    expect(counts).toEqual({
      posts: expect.toSatisfy(isMany),
      likes: expect.toSatisfy(isMany),
      messages: expect.toSatisfy(isMany),
      deals: expect.toSatisfy(isMany),
    });
  });
});
