import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { isGate } from '../../../../../tests/suite.ts';
import { conversationsOf, eventsOf, newMessageOf, send } from '../../../test/messages.ts';
import { createDatabase } from '../../../test/postgres.ts';
import { type RedisServer, startRedis } from '../../../test/redis.ts';
import { type TestClient, connect } from '../../../test/sockets.ts';
import { type Account, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** Who is online, as a client was told last. */
const last = (client: TestClient) => client.heard.findLast(({ name }) => name === 'getOnlineUsers')?.payload;

describe.skipIf(isGate)('two nodes on one PostgreSQL and one Redis', () => {
  let redis: RedisServer;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let one: TestServer;
  let other: TestServer;
  let ada: Account;
  let bayo: Account;

  const startNode = () => startTestServer('postgres', { DATABASE_URL: database.url, REDIS_URL: redis.url });
  beforeAll(async () => {
    redis = await startRedis();
    database = await createDatabase(inject('postgresUrl'));
    [one, other] = [await startNode(), await startNode()];
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await database.drop();
    await redis.stop();
  });
  beforeEach(async () => {
    [ada, bayo] = [await one.addAccount(), await one.addAccount()];
  });

  it('a message sent to one reaches sockets at the other, once', async () => {
    const [here, there] = [await connect(one, bayo), await connect(other, bayo)];
    for (let index = 0; index < 20; index += 1)
      await send(index % 2 ? one : other, ada, bayo, { message: `Number ${index}` });
    for (const client of [here, there]) {
      await client.hear('newMessage', ({ message }) => message.text === 'Number 19');
      await expect.poll(() => client.heard.filter(({ name }) => name === 'newMessage')).toHaveLength(20);
    }
  });

  it('presence is shared: online at either is online at both, and gone some seconds after the last socket', async () => {
    await send(one, ada, bayo);
    const watcher = await connect(one, ada);
    const first = await connect(other, bayo);
    expect(await watcher.hear('getOnlineUsers', (ids) => ids.includes(bayo.id))).toEqual([bayo.id]);
    const second = await connect(one, bayo);
    first.close();
    await wait(6500);
    expect(watcher.heard.findLast(({ name }) => name === 'getOnlineUsers')?.payload).toEqual([bayo.id]);
    second.close();
    await expect
      .poll(() => watcher.heard.findLast(({ name }) => name === 'getOnlineUsers')?.payload, { timeout: 9000 })
      .toEqual([]);
  }, 20_000);

  it('a block at one hides presence at the other, and its end shows it again', async () => {
    await send(one, ada, bayo);
    const [there, here] = [await connect(other, bayo), await connect(one, ada)];
    await expect.poll(() => [last(here), last(there)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
    await one.call('POST', `/api/v1/users/${bayo.id}/block`, { as: ada });
    expect(await there.hear('conversationChanged')).toMatchObject({ userId: ada.id, block: 'theirs' });
    await expect.poll(() => [last(here), last(there)], { timeout: 3000 }).toEqual([[], []]);
    await other.call('DELETE', `/api/v1/users/${bayo.id}/block`, { as: ada });
    await expect.poll(() => [last(here), last(there)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
  });

  it('somebody who writes at one is shown at the other', async () => {
    await send(one, ada, bayo);
    const [mine, there] = [await connect(one, ada), await connect(other, bayo)];
    expect(await mine.ask('typing', { recipientId: bayo.id })).toEqual({ ok: true });
    expect(await there.hear('typing')).toEqual({ userId: ada.id });
  });

  it("logging out at one ends the session's sockets at the other", async () => {
    const client = await connect(other, ada);
    await one.call('POST', '/api/logout', { as: ada });
    expect(await client.hear('closing')).toMatchObject({ code: 'session_ended' });
    await expect.poll(() => client.socket.connected).toBe(false);
  });

  it('the same message sent to both at once is one', async () => {
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(index % 2 ? one : other, ada, bayo, { message: 'Once', clientId })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map((answer) => newMessageOf(answer)._id)).size).toBe(1);
  });

  it('many writing both ways at both nodes leave no gap and no deadlock', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => one.addAccount()));
    const sends = Array.from({ length: 200 }, (_, index) => index).flatMap((index) => {
      const [from, to] = [people[index % 5], people[(index * 3 + 1) % 5]];
      return from && to && from.id !== to.id ? [send(index % 2 ? one : other, from, to)] : [];
    });
    const answers = await Promise.all(sends);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const person of people) {
      const { totalUnreadCount } = await conversationsOf(one, person);
      const { count } = await one.database.queries
        .selectFrom('messages')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('recipient_id', '=', person.id)
        .executeTakeFirstOrThrow();
      expect(totalUnreadCount).toBe(count);
      // Whoever is told later stands later in the thread, whichever node stored it.
      const told = (await eventsOf(one, person)).events.filter((event) => event.name === 'newMessage');
      const byConversation = Map.groupBy(
        told.map(({ payload }) => payload.message),
        ({ conversationId }) => conversationId,
      );
      for (const ids of [...byConversation.values()].map((all) => all.map(({ _id }) => _id)))
        expect(ids).toEqual(ids.toSorted());
    }
  });

  it('without Redis each goes on by itself, and afterwards both together', async () => {
    const [here, there] = [await connect(one, bayo), await connect(other, bayo)];
    await redis.kill();
    const { status } = await send(one, ada, bayo, { message: 'In the dark' });
    expect(status).toBe(201);
    await here.hear('newMessage', ({ message }) => message.text === 'In the dark');
    expect(there.heard.some(({ name }) => name === 'newMessage')).toBe(false);
    await redis.restart();
    // What it missed it is told by number, and asks for.
    const { seq } = await waitFor(there, 'ready', ({ seq: told }) => told > 0);
    const { latestSeq, events } = await eventsOf(other, bayo);
    expect(latestSeq).toBe(seq);
    expect(events[0]).toMatchObject({ payload: { message: { text: 'In the dark' } } });
    await expect
      .poll(
        async () => {
          await send(one, ada, bayo, { message: 'Light' });
          await wait(100);
          return there.heard.some(({ name }) => name === 'newMessage');
        },
        { timeout: 8000 },
      )
      .toBe(true);
  }, 30_000);
});

async function waitFor(client: TestClient, name: string, fits: (payload: { seq: number }) => boolean) {
  await expect
    .poll(() => client.heard.some((event) => event.name === name && fits(event.payload)), { timeout: 8000 })
    .toBe(true);
  return client.hear(name, fits);
}
