import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { isGate } from '../../../../../tests/suite.ts';
import { conversationsOf, eventsOf, newMessageOf, send } from '../../../test/messages.ts';
import { createDatabase } from '../../../test/postgres.ts';
import { type RedisServer, startRedis } from '../../../test/redis.ts';
import { type TestClient, connect } from '../../../test/sockets.ts';
import { type Account, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** Returns the last list of online users that a client received. */
const last = (client: TestClient) => client.events.findLast(({ name }) => name === 'getOnlineUsers')?.payload;

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

  it('deliver a message sent to one node once to the sockets at the other', async () => {
    const [here, there] = [await connect(one, bayo), await connect(other, bayo)];
    for (let index = 0; index < 20; index += 1)
      await send(index % 2 ? one : other, ada, bayo, { message: `Number ${index}` });
    for (const client of [here, there]) {
      await client.receive('newMessage', ({ message }) => message.text === 'Number 19');
      await expect.poll(() => client.events.filter(({ name }) => name === 'newMessage')).toHaveLength(20);
    }
  });

  it('share presence: a user online at either node is online at both until some seconds after the last socket closes', async () => {
    await send(one, ada, bayo);
    const watcher = await connect(one, ada);
    const first = await connect(other, bayo);
    expect(await watcher.receive('getOnlineUsers', (ids) => ids.includes(bayo.id))).toEqual([bayo.id]);
    const second = await connect(one, bayo);
    first.close();
    await wait(6500);
    expect(watcher.events.findLast(({ name }) => name === 'getOnlineUsers')?.payload).toEqual([bayo.id]);
    second.close();
    await expect
      .poll(() => watcher.events.findLast(({ name }) => name === 'getOnlineUsers')?.payload, { timeout: 9000 })
      .toEqual([]);
  }, 20_000);

  it('hide the presence of a user at both nodes after they turn it off at one, and show it again', async () => {
    await send(one, ada, bayo);
    const [there, here] = [await connect(other, bayo), await connect(one, ada)];
    await expect.poll(() => [last(here), last(there)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
    const edit = (showsPresence: boolean) =>
      one.call('PATCH', '/api/v1/users/settings', { as: bayo, body: { showsPresence } });
    await edit(false);
    await expect.poll(() => [last(here), last(there)], { timeout: 3000 }).toEqual([[], []]);
    await edit(true);
    await expect.poll(() => [last(here), last(there)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
  });

  it('hide presence at both nodes after a block at one, and show it again after the unblock', async () => {
    await send(one, ada, bayo);
    const [there, here] = [await connect(other, bayo), await connect(one, ada)];
    await expect.poll(() => [last(here), last(there)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
    await one.call('POST', `/api/v1/users/${bayo.id}/block`, { as: ada });
    expect(await there.receive('conversationChanged')).toMatchObject({ userId: ada.id, block: 'theirs' });
    await expect.poll(() => [last(here), last(there)], { timeout: 3000 }).toEqual([[], []]);
    await other.call('DELETE', `/api/v1/users/${bayo.id}/block`, { as: ada });
    await expect.poll(() => [last(here), last(there)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
  });

  it('show at one node that a user is typing at the other', async () => {
    await send(one, ada, bayo);
    const [mine, there] = [await connect(one, ada), await connect(other, bayo)];
    expect(await mine.request('typing', { recipientId: bayo.id })).toEqual({ ok: true });
    expect(await there.receive('typing')).toEqual({ userId: ada.id });
  });

  it('end the sockets of a session at one node after a logout at the other', async () => {
    const client = await connect(other, ada);
    await one.call('POST', '/api/logout', { as: ada });
    expect(await client.receive('closing')).toMatchObject({ code: 'session_ended' });
    await expect.poll(() => client.socket.connected).toBe(false);
  });

  it('store a message once when both nodes receive it at the same time', async () => {
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(index % 2 ? one : other, ada, bayo, { message: 'Once', clientId })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map((answer) => newMessageOf(answer)._id)).size).toBe(1);
  });

  it('store many concurrent messages at both nodes without gaps or deadlocks', async () => {
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
      // Messages must have the same order in the events as in the thread, regardless of the node that stored them.
      const received = (await eventsOf(one, person)).events.filter((event) => event.name === 'newMessage');
      const byConversation = Map.groupBy(
        received.map(({ payload }) => payload.message),
        ({ conversationId }) => conversationId,
      );
      for (const ids of [...byConversation.values()].map((all) => all.map(({ _id }) => _id)))
        expect(ids).toEqual(ids.toSorted());
    }
  });

  it('work separately without Redis, and together again when it is back', async () => {
    const [here, there] = [await connect(one, bayo), await connect(other, bayo)];
    await redis.kill();
    const { status } = await send(one, ada, bayo, { message: 'In the dark' });
    expect(status).toBe(201);
    await here.receive('newMessage', ({ message }) => message.text === 'In the dark');
    expect(there.events.some(({ name }) => name === 'newMessage')).toBe(false);
    await redis.restart();
    // The node sends the number of the missed event, and the client requests the event.
    await expect
      .poll(() => there.events.some((event) => event.name === 'ready' && event.payload.seq > 0), { timeout: 8000 })
      .toBe(true);
    const { seq } = await there.receive('ready', (payload) => payload.seq > 0);
    const { latestSeq, events } = await eventsOf(other, bayo);
    expect(latestSeq).toBe(seq);
    expect(events[0]).toMatchObject({ payload: { message: { text: 'In the dark' } } });
    await expect
      .poll(
        async () => {
          await send(one, ada, bayo, { message: 'Light' });
          await wait(100);
          return there.events.some(({ name }) => name === 'newMessage');
        },
        { timeout: 8000 },
      )
      .toBe(true);
  }, 30_000);
});
