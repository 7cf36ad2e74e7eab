import { commentAnswerSchema } from '@oja/contract/comments';
import { eventsAnswerSchema } from '@oja/contract/events';
import { PEOPLE_PAGE } from '@oja/contract/limits';
import { conversationsAnswerSchema, messageCreatedAnswerSchema, messagesAnswerSchema } from '@oja/contract/messages';
import { postCreatedAnswerSchema } from '@oja/contract/posts';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import { peopleAnswerSchema, profileAnswerSchema } from '@oja/contract/users';
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { wrongCounters } from '../../../test/counters.ts';
import { send } from '../../../test/messages.ts';
import { post } from '../../../test/posts.ts';
import { type TestClient, connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { blockPerson } from '../messages/block-person.ts';

/** Returns the last list of online users that a client received. */
const last = (client: TestClient) => client.events.findLast(({ name }) => name === 'getOnlineUsers')?.payload;

describe.each(DATABASES)('blocking on %s', (kind) => {
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

  const join = (as: Account) => connect(server, as);
  const block = (as: Account, whom: { id: string }) => server.call('POST', `/api/v1/users/${whom.id}/block`, { as });
  const unblock = (as: Account, whom: { id: string }) =>
    server.call('DELETE', `/api/v1/users/${whom.id}/block`, { as });
  const catchUp = (as: Account) => server.call('GET', '/api/v1/events?after=0', { as });
  const eventsOf = async (as: Account) => (await catchUp(as)).as(eventsAnswerSchema).data.events;
  const profileOf = async (whom: Account, as: Account) =>
    (await server.call('GET', `/api/v1/users/profile/${whom.id}`, { as })).as(profileAnswerSchema).data;
  const conversationOf = async (as: Account) =>
    (await server.call('GET', '/api/v1/messages/conversations', { as })).as(conversationsAnswerSchema).data
      .conversations[0];
  const messagesOf = async (as: Account, partner: Account) =>
    (await server.call('GET', `/api/v1/messages/${partner.id}`, { as })).as(messagesAnswerSchema).data;
  const seenBy = async (as: Account, partner: Account) => (await messagesOf(as, partner)).map(({ seen }) => seen);
  const sent = async (as: Account, to: Account, content: { message?: string } = {}) =>
    (await send(server, as, to, content)).as(messageCreatedAnswerSchema).data.newMessage;

  it('returns the block state between the two, and a repeated block changes nothing', async () => {
    expect(await block(ada, bayo)).toMatchObject({ status: 200, body: { data: { block: 'mine' } } });
    expect((await block(ada, bayo)).body).toHaveProperty('data', { block: 'mine' });
    expect(await eventsOf(bayo)).toHaveLength(1);
    expect((await block(bayo, ada)).body).toHaveProperty('data', { block: 'mine' });
    expect((await unblock(ada, bayo)).body).toHaveProperty('data', { block: 'theirs' });
    expect((await unblock(ada, bayo)).body).toHaveProperty('data', { block: 'theirs' });
    expect((await unblock(bayo, ada)).body).toHaveProperty('data', { block: 'none' });
    expect(await eventsOf(bayo)).toHaveLength(4);
  });

  it('answers 400 for oneself, and 404 for unknown users and users who are not activated', async () => {
    expect(await block(ada, ada)).toMatchObject({ status: 400, body: { code: 'cannot_block_self' } });
    expect(await block(ada, { id: randomUUID() })).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    await server.database.queries.updateTable('users').set({ activated_at: null }).where('id', '=', bayo.id).execute();
    expect(await block(ada, bayo)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });

  it('refuses actions both ways, tells only the blocker why, and allows them again after the unblock', async () => {
    const posts = new Map<Account, string>();
    const comments = new Map<Account, string>();
    const messages = new Map<Account, string>();
    for (const [who, whose] of [
      [ada, bayo],
      [bayo, ada],
    ] as const) {
      posts.set(whose, (await post(server, whose)).as(postCreatedAnswerSchema).data.post._id);
      const commented = await server.call('POST', `/api/v1/posts/reply/${posts.get(whose)}`, {
        as: who,
        body: { text: 'Nice' },
      });
      comments.set(who, commented.as(commentAnswerSchema).data.comment._id);
      messages.set(who, (await sent(who, whose))._id);
    }
    const tries = (as: Account, other: Account) => [
      send(server, as, other),
      server.call('PATCH', `/api/v1/messages/${messages.get(as)}`, {
        as,
        body: { text: `Changed ${randomUUID()}`, img: '' },
      }),
      server.call('POST', `/api/v1/users/follow/${other.id}`, { as }),
      server.call('POST', `/api/v1/posts/reply/${posts.get(other)}`, { as, body: { text: 'Still nice' } }),
      server.call('PATCH', `/api/v1/posts/reply/${posts.get(other)}/${comments.get(as)}`, {
        as,
        body: { text: 'Nicer' },
      }),
      server.call('POST', `/api/v1/posts/like/${posts.get(other)}`, { as }),
    ];
    const errorsOf = async (as: Account, other: Account) =>
      (await Promise.all(tries(as, other))).map(({ status, error }) => [status, error.code, error.message]);

    await block(ada, bayo);
    const mine = 'You blocked this person. Unblock them to ';
    expect(await errorsOf(ada, bayo)).toEqual([
      [403, 'blocked_by_you', `${mine}write to them.`],
      [403, 'blocked_by_you', `${mine}write to them.`],
      [403, 'blocked_by_you', `${mine}follow them.`],
      [403, 'blocked_by_you', `${mine}comment on their posts.`],
      [403, 'blocked_by_you', `${mine}comment on their posts.`],
      [403, 'blocked_by_you', `${mine}like their posts.`],
    ]);
    expect(await errorsOf(bayo, ada)).toEqual([
      [403, 'blocked', 'You cannot message this person.'],
      [403, 'blocked', 'You cannot message this person.'],
      [404, 'user_not_found', ERROR_MESSAGES.user_not_found],
      [404, 'post_not_found', ERROR_MESSAGES.post_not_found],
      [404, 'post_not_found', ERROR_MESSAGES.post_not_found],
      [404, 'post_not_found', ERROR_MESSAGES.post_not_found],
    ]);
    expect(await wrongCounters(server.database.queries)).toEqual([]);
    expect((await messagesOf(bayo, ada)).map(({ editedAt }) => editedAt)).toEqual([null, null]);

    await unblock(ada, bayo);
    for (const [as, other] of [
      [ada, bayo],
      [bayo, ada],
    ] as const) {
      const answers = await Promise.all(tries(as, other));
      expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 201, 200, 200]);
    }
  });

  it('still allows users to delete their messages and comments and to remove a like', async () => {
    const postId = (await post(server, bayo)).as(postCreatedAnswerSchema).data.post._id;
    const messageId = (await sent(ada, bayo))._id;
    const commented = await server.call('POST', `/api/v1/posts/reply/${postId}`, { as: ada, body: { text: 'Nice' } });
    const commentId = commented.as(commentAnswerSchema).data.comment._id;
    await server.call('POST', `/api/v1/posts/like/${postId}`, { as: ada });
    await block(bayo, ada);
    expect((await server.call('DELETE', `/api/v1/messages/${messageId}`, { as: ada })).status).toBe(200);
    expect((await server.call('DELETE', `/api/v1/posts/unreply/${postId}/${commentId}`, { as: ada })).status).toBe(200);
    expect((await server.call('POST', `/api/v1/posts/like/${postId}`, { as: ada })).body).toHaveProperty('data', {
      isLiked: false,
      likesCount: 0,
    });
    expect((await server.call('POST', `/api/v1/posts/like/${postId}`, { as: ada })).status).toBe(404);
  });

  it('does not affect the repetition of a message that was stored before', async () => {
    const clientId = randomUUID();
    const first = await send(server, bayo, ada, { message: 'Hello', clientId });
    const { _id } = first.as(messageCreatedAnswerSchema).data.newMessage;
    await block(ada, bayo);
    const again = await send(server, bayo, ada, { message: 'Hello', clientId });
    expect(again).toMatchObject({ status: 201, body: { data: { newMessage: { _id } } } });
    expect((await send(server, bayo, ada, { message: 'Hello' })).status).toBe(403);
  });

  it.each([
    ['in an earlier conversation', 1],
    ['that would be the first', 0],
  ])('refuses a message %s that is being sent during the block, without affecting others', async (_, earlier) => {
    const chidi = await server.addAccount();
    if (earlier > 0) await send(server, bayo, ada);
    const begun = Promise.withResolvers<void>();
    const proceed = Promise.withResolvers<void>();
    const blocking = server.database.queries.transaction().execute(async (transaction) => {
      await blockPerson(transaction, { blockerId: ada.id, blockedId: bayo.id, isBlocked: true }, server.clock.now);
      begun.resolve();
      await proceed.promise;
    });
    await begun.promise;
    const sends = [
      send(server, bayo, ada, { message: 'Too late' }),
      send(server, bayo, chidi),
      send(server, chidi, ada),
    ];
    // On PostgreSQL the messages wait for the block at their conversation, or where events are counted; on SQLite
    // before they begin.
    const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => kind === 'sqlite' || (await waiting.execute(server.database.queries)).rows.length > 0)
      .toBe(true);
    proceed.resolve();
    await blocking;
    expect((await Promise.all(sends)).map(({ status }) => status)).toEqual([403, 201, 201]);
    expect(await seenBy(ada, bayo)).toHaveLength(earlier);
  });

  it('ends follows in both directions, with correct counters', async () => {
    for (const [as, other] of [
      [ada, bayo],
      [bayo, ada],
    ] as const)
      await server.call('POST', `/api/v1/users/follow/${other.id}`, { as });
    await block(ada, bayo);
    expect(
      await server.database.queries
        .selectFrom('follows')
        .selectAll()
        .where('follower_id', 'in', [ada.id, bayo.id])
        .execute(),
    ).toEqual([]);
    expect(await wrongCounters(server.database.queries)).toEqual([]);
    await unblock(ada, bayo);
    expect(await profileOf(ada, bayo)).toMatchObject({ isFollowing: false, followersCount: 0, followingCount: 0 });
  });

  it("is sent to both people's devices as conversationChanged, is replayed, and appears in the list", async () => {
    const { conversationId } = await sent(ada, bayo);
    const [mine, phone, theirs] = [await join(ada), await join(ada), await join(bayo)];
    await block(ada, bayo);
    for (const client of [mine, phone])
      expect(await client.receive('conversationChanged')).toEqual({
        seq: 2,
        userId: bayo.id,
        conversationId,
        block: 'mine',
        isMuted: false,
      });
    expect(await theirs.receive('conversationChanged')).toEqual({
      seq: 3,
      userId: ada.id,
      conversationId,
      block: 'theirs',
      isMuted: false,
    });
    const caughtUp = await catchUp(bayo);
    expect(caughtUp.as(eventsAnswerSchema).data.events).toHaveLength(3);
    expect(caughtUp.body).toHaveProperty('data.events.2', {
      name: 'conversationChanged',
      payload: { seq: 3, userId: ada.id, conversationId, block: 'theirs', isMuted: false },
    });
    expect([(await conversationOf(ada))?.block, (await conversationOf(bayo))?.block]).toEqual(['mine', 'theirs']);
    await unblock(ada, bayo);
    // The payload has the current state, not the state at the time of the event.
    expect((await eventsOf(bayo)).slice(-2)).toMatchObject([
      { payload: { block: 'none' } },
      { payload: { block: 'none' } },
    ]);
    expect((await conversationOf(bayo))?.block).toBe('none');
  });

  it('is sent without a conversation id when there are no messages', async () => {
    const theirs = await join(bayo);
    await block(ada, bayo);
    expect(await theirs.receive('conversationChanged')).toEqual({
      seq: 1,
      userId: ada.id,
      conversationId: null,
      block: 'theirs',
      isMuted: false,
    });
  });

  it('hides presence from both at once in getOnlineUsers and lists, until the unblock', async () => {
    const stranger = await server.addAccount();
    await send(server, ada, bayo);
    for (const other of [ada, bayo]) await server.call('POST', `/api/v1/users/follow/${other.id}`, { as: stranger });
    const [mine, theirs] = [await join(ada), await join(bayo)];
    await mine.receive('getOnlineUsers', (ids) => ids.includes(bayo.id));
    const shown = async (as: Account, whom: Account) => [
      (await profileOf(whom, as)).isOnline,
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

    await block(ada, bayo);
    await expect.poll(() => [last(mine), last(theirs)], { timeout: 3000 }).toEqual([[], []]);
    expect(await shown(stranger, bayo)).toEqual([true, true, true]);
    expect((await join(ada)).events.find(({ name }) => name === 'getOnlineUsers')?.payload).toEqual([]);

    await unblock(ada, bayo);
    await expect.poll(() => [last(mine), last(theirs)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
  });

  it('hides read receipts permanently, while unread counts still return to zero', async () => {
    const { _id: before, conversationId } = await sent(bayo, ada, { message: 'Before' });
    const [mine, theirs] = [await join(ada), await join(bayo)];
    await block(ada, bayo);
    expect(await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id })).toEqual({ ok: true });
    expect((await conversationOf(ada))?.unreadCount).toBe(0);
    expect([await seenBy(ada, bayo), await seenBy(bayo, ada)]).toEqual([[true], [false]]);
    expect((await conversationOf(bayo))?.lastMessage?.seen).toBe(false);
    expect(theirs.events.some(({ name }) => name === 'messagesSeen')).toBe(false);

    await unblock(ada, bayo);
    const { _id } = await sent(bayo, ada, { message: 'After' });
    await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id });
    expect(await theirs.receive('messagesSeen')).toMatchObject({ from: _id, upTo: _id });
    expect((await eventsOf(bayo)).findLast(({ name }) => name === 'messagesSeen')).toMatchObject({
      payload: { from: _id, upTo: _id },
    });
    expect(await seenBy(bayo, ada)).toEqual([false, true]);
    await server.call('DELETE', `/api/v1/messages/${before}`, { as: bayo });
    expect((await theirs.receive('messageDeleted')).message.seen).toBe(false);
  });

  it('lists blocked users by GET /users/blocked, newest first, page by page, with a search by name', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE_PAGE + 2 }, () => server.addAccount()));
    for (const person of people) {
      server.clock.now += 1;
      await block(ada, person);
    }
    await block(bayo, ada);
    const list = async (query = '') =>
      (await server.call('GET', `/api/v1/users/blocked${query}`, { as: ada })).as(peopleAnswerSchema).data;
    const first = await list();
    const second = await list(`?cursor=${first.nextCursor}`);
    const ids = [...first.users, ...second.users].map(({ _id }) => _id);
    expect(ids).toEqual(people.map(({ id }) => id).toReversed());
    expect([first.users.length, second.nextCursor]).toEqual([PEOPLE_PAGE, null]);
    expect((await list(`?search=${people[0]?.userName}`)).users).toMatchObject([
      { _id: people[0]?.id, isOnline: false, isFollowing: false },
    ]);
  });
});
