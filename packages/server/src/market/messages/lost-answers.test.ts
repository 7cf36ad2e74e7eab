import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { countsOf, eventsOf, messageTo, resultsOf, send, sendTogether, threadOf } from '../../../test/messages.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** Ends the connections that wait for a lock. */
const cutOff = (queries: Queries) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(queries);

describe.each(DATABASES)('a connection to %s that dies while messages are stored', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
  });

  /** The next transactions are committed, but their answers are lost. */
  function loseAnswers(count: number) {
    const transact = server.database.transact.bind(server.database);
    const losing = vi.spyOn(server.database, 'transact');
    for (let lost = 0; lost < count; lost += 1) {
      losing.mockImplementationOnce(async (work) => {
        await transact(work);
        throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
      });
    }
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  const storedOnce = async (texts: string[]) => {
    expect((await threadOf(server, bayo, ada)).data.map(({ text }) => text)).toEqual(texts);
    expect(await countsOf(server, bayo)).toEqual({ unread: texts.length, unreadNotifications: 1 });
    const { events } = await eventsOf(server, bayo);
    const names = events.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...texts.map(() => 'newMessage'), 'newNotification']);
  };

  it('between the commit and its answer: the repeated call finds the message', async () => {
    const message = { message: 'Committed', clientId: randomUUID() };
    loseAnswers(1);
    expect(await send(server, ada, bayo, message)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await send(server, ada, bayo, message)).status).toBe(201);
    await storedOnce(['Committed']);
  });

  it('between the commit and its answer, of several calls: each message is found, and acknowledged', async () => {
    loseAnswers(1);
    const sent = ['One', 'Two'].map((message) => send(server, ada, bayo, { message }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201]);
    await storedOnce(['One', 'Two']);
  });

  it('again and again: after the repeated call the messages are there once, in their order', async () => {
    const messages = ['One', 'Two', 'Three'].map((message) => messageTo(bayo, { message }));
    loseAnswers(2);
    expect(await sendTogether(server, ada, messages)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const results = resultsOf(await sendTogether(server, ada, messages));
    expect(results.map(({ newMessage }) => newMessage?.text)).toEqual(['One', 'Two', 'Three']);
    await storedOnce(['One', 'Two', 'Three']);
  });

  it.runIf(kind === 'postgres')(
    'in the middle of a statement: the message is stored once, by the next attempt',
    async () => {
      const { queries } = server.database;
      const first = await send(server, ada, bayo, { message: 'First' });
      expect(first.status).toBe(201);
      const clientId = randomUUID();
      const sent = await queries.transaction().execute(async (transaction) => {
        await sql`select 1 from conversations for update`.execute(transaction);
        const answer = send(server, ada, bayo, { message: 'Cut off', clientId });
        await expect.poll(async () => (await cutOff(queries)).rows.length).toBeGreaterThan(0);
        return [answer];
      });
      const [answer] = await Promise.all(sent);
      expect(answer?.status).toBe(503);
      expect((await send(server, ada, bayo, { message: 'Cut off', clientId })).status).toBe(201);
      await storedOnce(['First', 'Cut off']);
    },
  );
});
