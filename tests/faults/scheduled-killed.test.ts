import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Queries } from '../../packages/server/src/foundation/db/database.ts';
import { startOja } from '../processes/oja-server.ts';
import { addPeople, inDatabase } from '../processes/people.ts';
import { JOBS_AT_ONCE, KILL_AT_STATEMENT } from './jobs.ts';
import { KINDS, type Place, makePlace } from './place.ts';
import { FULL } from './size.ts';

/** Several times as many as are sent in one transaction. */
const MESSAGES = FULL ? 2000 : 240;
const WITHIN_MS = 60_000;

/** Statements in the middle of a transaction that sends, and at its end. */
const INSIDE = ['insert into events', 'delete from "scheduled_messages"'];

async function sentIn(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('messages').select('text').orderBy('id').execute();
  return rows.map(({ text }) => text);
}

describe.each(KINDS)('kill -9 while messages are sent at their time, on %s', (kind) => {
  let place: Place;
  const texts = Array.from({ length: MESSAGES }, (_, index) => `Message ${index}`);
  beforeAll(async () => {
    place = await makePlace(kind);
    const [sender, recipient] = await addPeople(place, 2, 'sender');
    await inDatabase(place, async ({ queries }) => {
      for (const [index, text] of texts.entries()) {
        const row = { id: randomUUID(), sender_id: sender?.id ?? '', recipient_id: recipient?.id ?? '', text };
        const times = { send_at: index + 1, created_at: 1 };
        await queries
          .insertInto('scheduled_messages')
          .values({ ...row, ...times, post_id: null, reply_to: null, failure: null })
          .execute();
      }
    });
  });
  afterAll(() => place.remove());

  const sent = () => place.look(sentIn);
  const kept = async (kill: () => Promise<unknown>) => {
    await kill();
    // As if the lease of the killed server had expired.
    await place.look((queries) => queries.deleteFrom('leases').execute());
  };

  it('each message is sent once and in order, in the end', async () => {
    for (const statement of INSIDE) {
      const environment = { KILL_AT_STATEMENT: statement };
      const server = await startOja({ ...place, environment, nodeOptions: [...JOBS_AT_ONCE, ...KILL_AT_STATEMENT] });
      await kept(async () =>
        expect({ statement, end: await Promise.race([server.program.ended, pause(WITHIN_MS, 'goes on')]) }).toEqual({
          statement,
          end: 'SIGKILL',
        }),
      );
      expect(await sent()).toEqual([]);
    }

    const server = await startOja({ ...place, nodeOptions: JOBS_AT_ONCE });
    await place.look(async (queries) => {
      const count = async () => (await sentIn(queries)).length;
      await expect.poll(count, { timeout: WITHIN_MS, interval: 1 }).toBeGreaterThan(0);
    });
    await kept(async () => {
      server.program.kill('SIGKILL');
      await server.program.ended;
    });

    const last = await startOja({ ...place, nodeOptions: JOBS_AT_ONCE });
    await expect.poll(async () => (await sent()).length, { timeout: WITHIN_MS }).toBe(MESSAGES);
    await last.program.stop();
    expect(await sent()).toEqual(texts);
    expect(await place.look((queries) => queries.selectFrom('scheduled_messages').select('id').execute())).toEqual([]);
  });
});
