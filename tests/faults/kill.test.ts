import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Queries } from '../../packages/server/src/db/database.ts';
import { Random } from '../../packages/server/src/seed/random.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { type Person, addPeople } from '../processes/people.ts';
import { auditBooks, findLost } from './books.ts';
import { KINDS, type Place, makePlace } from './place.ts';
import { FULL } from './size.ts';
import { Journal, sendMessage, writeSomething } from './writers.ts';

const ROUNDS = FULL ? 20 : 3;
const WRITES = FULL ? 2000 : 300;
/** Enough for nobody to be told of more than the thousand events that are kept for each. */
const PEOPLE = FULL ? 64 : 16;

/** Everybody writes at the same time, until the server is gone or all is written; kills it after so many answers. */
async function writeUntilKilled(server: OjaServer, people: readonly Person[], journal: Journal, killAfter: number, random: Random): Promise<void> {
  const begin = journal.acknowledged;
  let begun = 0;
  const writeOn = async (person: Person) => {
    while (begun < WRITES && server.program.running) {
      begun += 1;
      try {
        await writeSomething(server.url, person, people, journal, random);
      } catch (error) {
        // A write that failed while the server lived is a fault of its own.
        if (server.program.running) throw error;
      }
      if (journal.acknowledged - begin >= killAfter) server.program.kill('SIGKILL');
    }
  };
  // Whoever fails first must not leave the others writing into the next round.
  const failures = (await Promise.allSettled(people.map(writeOn))).filter((outcome) => outcome.status === 'rejected');
  await server.program.ended;
  expect(failures.filter(({ reason }) => !isCutOff(reason))).toEqual([]);
}

/** What `fetch` says of a connection that ended: the process may be gone some moments before this one hears of it. */
function isCutOff(reason: unknown): boolean {
  return reason instanceof TypeError;
}

const isMany = (count: number) => count > ROUNDS;

async function countRows(queries: Queries) {
  const count = async (table: 'posts' | 'likes' | 'messages') => (await queries.selectFrom(table).select('created_at').execute()).length;
  return { posts: await count('posts'), likes: await count('likes'), messages: await count('messages') };
}

describe.each(KINDS)('kill -9 during writes, on %s', (kind) => {
  let place: Place;
  let people: Person[];
  beforeAll(async () => {
    place = await makePlace(kind);
    people = await addPeople(place, PEOPLE, 'writer');
  });
  afterAll(() => place.remove());

  it(`${ROUNDS} rounds of ${WRITES} writes: nothing acknowledged is lost, nothing is half done, nothing is there twice`, async () => {
    const random = new Random(7);
    const journal = new Journal();
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startOja(place);
      await writeUntilKilled(server, people, journal, random.between(1, WRITES - PEOPLE), random);
      // What got no answer is sent again, as clients do, to the server that comes after.
      const next = await startOja(place);
      for (const sending of journal.unanswered.splice(0)) await sendMessage(next.url, sending, journal);
      expect(await place.look(auditBooks)).toEqual({});
      expect(await place.look((queries) => findLost(queries, journal))).toEqual([]);
      next.program.kill('SIGKILL');
      await next.program.ended;
    }
    const counts = await place.look(countRows);
    expect(counts).toEqual({ posts: expect.toSatisfy(isMany), likes: expect.toSatisfy(isMany), messages: expect.toSatisfy(isMany) });
  });
});
