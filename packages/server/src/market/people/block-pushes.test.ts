import { eventsAnswerSchema } from '@oja/contract/events';
import { peopleAnswerSchema, profileAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block, unblock } from '../../../test/blocks.ts';
import { conversationsOf, eventsOf, newMessage, send, threadOf } from '../../../test/messages.ts';
import { type TestClient, connect } from '../../../test/sockets.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** Returns the last list of online users that a client received. */
const last = (client: TestClient) => client.events.findLast(({ name }) => name === 'getOnlineUsers')?.payload;

describe.each(GATE_DATABASES)('a block on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount('vendor'), await server.addAccount('vendor')];
  });

  const conversationOf = async (as: Account) => (await conversationsOf(server, as)).conversations[0];
  const seenBy = async (as: Account, partner: Account) =>
    (await threadOf(server, as, partner)).data.map(({ seen }) => seen);

  it("is sent to both people's devices as conversationChanged, is replayed, and appears in the list", async () => {
    const { conversationId } = await newMessage(server, ada, bayo);
    const [mine, phone, theirs] = [await connect(server, ada), await connect(server, ada), await connect(server, bayo)];
    await block(server, ada, bayo);
    for (const client of [mine, phone])
      expect(await client.receive('conversationChanged')).toEqual({
        seq: 2,
        userId: bayo.id,
        conversationId,
        block: 'mine',
        isMuted: false,
        labels: [],
        setAside: null,
      });
    expect(await theirs.receive('conversationChanged')).toEqual({
      seq: 3,
      userId: ada.id,
      conversationId,
      block: 'theirs',
      isMuted: false,
      labels: [],
      setAside: null,
    });
    const caughtUp = await server.call('GET', '/api/v1/events?after=0', { as: bayo });
    expect(caughtUp.as(eventsAnswerSchema).data.events).toHaveLength(3);
    expect(caughtUp.body).toHaveProperty('data.events.2', {
      name: 'conversationChanged',
      payload: { seq: 3, userId: ada.id, conversationId, block: 'theirs', isMuted: false, labels: [], setAside: null },
    });
    expect([(await conversationOf(ada))?.block, (await conversationOf(bayo))?.block]).toEqual(['mine', 'theirs']);
    await unblock(server, ada, bayo);
    // The payload has the current state, not the state at the time of the event.
    expect((await eventsOf(server, bayo)).events.slice(-2)).toMatchObject([
      { payload: { block: 'none' } },
      { payload: { block: 'none' } },
    ]);
    expect((await conversationOf(bayo))?.block).toBe('none');
  });

  it('is sent without a conversation id when there are no messages', async () => {
    const theirs = await connect(server, bayo);
    await block(server, ada, bayo);
    expect(await theirs.receive('conversationChanged')).toEqual({
      seq: 1,
      userId: ada.id,
      conversationId: null,
      block: 'theirs',
      isMuted: false,
      labels: [],
      setAside: null,
    });
  });

  it('hides presence from both at once in getOnlineUsers and lists, until the unblock', async () => {
    const stranger = await server.addAccount();
    await send(server, ada, bayo);
    for (const other of [ada, bayo]) await server.call('POST', `/api/v1/users/follow/${other.id}`, { as: stranger });
    const [mine, theirs] = [await connect(server, ada), await connect(server, bayo)];
    await mine.receive('getOnlineUsers', (ids) => ids.includes(bayo.id));
    const shown = async (as: Account, whom: Account) => [
      (await server.call('GET', `/api/v1/users/profile/${whom.id}`, { as })).as(profileAnswerSchema).data.isOnline,
      ...(
        await Promise.all(
          [
            `/api/v1/users/all?search=${whom.userName}`,
            `/api/v1/users/${stranger.id}/following?search=${whom.userName}`,
          ].map((url) => server.call('GET', url, { as })),
        )
      ).flatMap((answer) => answer.as(peopleAnswerSchema).data.users.map(({ isOnline }) => isOnline)),
    ];
    expect(await shown(ada, bayo)).toEqual([true, true, true]);

    await block(server, ada, bayo);
    await expect.poll(() => [last(mine), last(theirs)], { timeout: 3000 }).toEqual([[], []]);
    expect(await shown(stranger, bayo)).toEqual([true, true, true]);
    expect((await connect(server, ada)).events.find(({ name }) => name === 'getOnlineUsers')?.payload).toEqual([]);

    await unblock(server, ada, bayo);
    await expect.poll(() => [last(mine), last(theirs)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
  });

  it('hides presence also from an admin who is blocked, though admins still see the profile', async () => {
    const admin = await server.addAccount('admin');
    await connect(server, ada);
    const isOnline = async () =>
      (await server.call('GET', `/api/v1/users/profile/${ada.id}`, { as: admin })).as(profileAnswerSchema).data
        .isOnline;
    expect(await isOnline()).toBe(true);
    await block(server, ada, admin);
    expect(await isOnline()).toBe(false);
  });

  it('hides read receipts permanently, while unread counts still return to zero', async () => {
    const { _id: before, conversationId } = await newMessage(server, bayo, ada, { message: 'Before' });
    const [mine, theirs] = [await connect(server, ada), await connect(server, bayo)];
    await block(server, ada, bayo);
    expect(await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id })).toEqual({ ok: true });
    expect((await conversationOf(ada))?.unreadCount).toBe(0);
    expect([await seenBy(ada, bayo), await seenBy(bayo, ada)]).toEqual([[true], [false]]);
    expect((await conversationOf(bayo))?.lastMessage?.seen).toBe(false);
    expect(theirs.events.some(({ name }) => name === 'messagesSeen')).toBe(false);

    await unblock(server, ada, bayo);
    const { _id } = await newMessage(server, bayo, ada, { message: 'After' });
    await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id });
    expect(await theirs.receive('messagesSeen')).toMatchObject({ from: _id, upTo: _id });
    expect((await eventsOf(server, bayo)).events.findLast(({ name }) => name === 'messagesSeen')).toMatchObject({
      payload: { from: _id, upTo: _id },
    });
    expect(await seenBy(bayo, ada)).toEqual([false, true]);
    await server.call('DELETE', `/api/v1/messages/${before}`, { as: bayo });
    expect((await theirs.receive('messageDeleted')).message.seen).toBe(false);
  });
});
