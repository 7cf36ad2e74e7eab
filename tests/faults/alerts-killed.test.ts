import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Queries } from '../../packages/server/src/foundation/db/database.ts';
import { saveSearch } from '../../packages/server/src/market/searches/saved-search-store.ts';
import { call } from '../processes/call.ts';
import { startOja } from '../processes/oja-server.ts';
import { type Person, addPeople, inDatabase } from '../processes/people.ts';
import { JOBS_AT_ONCE, JOBS_LATE, KILL_AT_STATEMENT } from './jobs.ts';
import { KINDS, type Place, makePlace } from './place.ts';
import { FULL } from './size.ts';

/** Several times as many as are notified in one transaction. */
const PEOPLE = FULL ? 2000 : 240;
const WITHIN_MS = 60_000;

/** Statements in the middle of a transaction that notifies. */
const INSIDE = ['insert into "search_notifications"', 'insert into events'];

async function notifiedIn(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('notifications').select('recipient_id').execute();
  return rows.map((row) => row.recipient_id);
}

describe.each(KINDS)('kill -9 while people are notified of a new post, on %s', (kind) => {
  let place: Place;
  let people: Person[];
  beforeAll(async () => {
    place = await makePlace(kind);
    people = await addPeople(place, PEOPLE, 'searcher');
    await inDatabase(place, async ({ queries }) => {
      for (const { id: userId } of people.slice(1)) {
        const search = { userId, name: 'Clocks', query: { search: 'clock' }, alert: 'at_once' } as const;
        await queries.transaction().execute((transaction) => saveSearch(transaction, search, Date.now()));
      }
    });
  });
  afterAll(() => place.remove());

  const notified = () => place.look(notifiedIn);
  const kept = async (kill: () => Promise<unknown>) => {
    await kill();
    // As if the lease of the killed server had expired.
    await place.look((queries) => queries.deleteFrom('leases').execute());
  };

  it('each person is notified once, in the end', async () => {
    const first = await startOja({ ...place, nodeOptions: JOBS_LATE });
    const body = {
      title: 'Grandfather clock',
      description: 'Walnut',
      phoneNumber: '0803 123 4567',
      location: 'Ikeja',
      images: [],
    };
    expect((await call(first.url, people[0], 'POST', '/api/v1/posts', body)).status).toBe(201);
    await kept(() => first.program.stop());

    for (const statement of INSIDE) {
      const environment = { KILL_AT_STATEMENT: statement };
      const server = await startOja({ ...place, environment, nodeOptions: [...JOBS_AT_ONCE, ...KILL_AT_STATEMENT] });
      await kept(async () =>
        expect({ statement, end: await Promise.race([server.program.ended, pause(WITHIN_MS, 'goes on')]) }).toEqual({
          statement,
          end: 'SIGKILL',
        }),
      );
      expect(await notified()).toEqual([]);
    }

    const server = await startOja({ ...place, nodeOptions: JOBS_AT_ONCE });
    await place.look(async (queries) => {
      const count = async () => (await notifiedIn(queries)).length;
      await expect.poll(count, { timeout: WITHIN_MS, interval: 1 }).toBeGreaterThan(0);
    });
    await kept(async () => {
      server.program.kill('SIGKILL');
      await server.program.ended;
    });

    const last = await startOja({ ...place, nodeOptions: JOBS_AT_ONCE });
    const expected = people.slice(1).map(({ id }) => id);
    await expect.poll(async () => (await notified()).length, { timeout: WITHIN_MS }).toBe(expected.length);
    await last.program.stop();
    expect((await notified()).toSorted()).toEqual(expected.toSorted());
    // Somebody who is notified again has one notification that counts two posts.
    const counts = await place.look((queries) =>
      queries.selectFrom('search_notifications').select('posts_count').distinct().execute(),
    );
    expect(counts).toEqual([{ posts_count: 1 }]);
  });
});
