import { commentAnswerSchema } from '@oja/contract/comments';
import { PEOPLE_PAGE } from '@oja/contract/limits';
import { postCreatedAnswerSchema } from '@oja/contract/posts';
import { messageCreatedAnswerSchema } from '@oja/contract/messages';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import { peopleAnswerSchema, profileAnswerSchema } from '@oja/contract/users';
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block, unblock } from '../../../test/blocks.ts';
import { wrongCounters } from '../../../test/counters.ts';
import { eventsOf, newMessage, send, threadOf } from '../../../test/messages.ts';
import { post } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { blockPerson } from '../messages/block-person.ts';

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

  it('returns the block state between the two, and a repeated block changes nothing', async () => {
    expect(await block(server, ada, bayo)).toMatchObject({ status: 200, body: { data: { block: 'mine' } } });
    expect((await block(server, ada, bayo)).body).toHaveProperty('data', { block: 'mine' });
    expect((await eventsOf(server, bayo)).events).toHaveLength(1);
    expect((await block(server, bayo, ada)).body).toHaveProperty('data', { block: 'mine' });
    expect((await unblock(server, ada, bayo)).body).toHaveProperty('data', { block: 'theirs' });
    expect((await unblock(server, ada, bayo)).body).toHaveProperty('data', { block: 'theirs' });
    expect((await unblock(server, bayo, ada)).body).toHaveProperty('data', { block: 'none' });
    expect((await eventsOf(server, bayo)).events).toHaveLength(4);
  });

  it('answers 400 for oneself, and 404 for unknown users and users who are not activated', async () => {
    expect(await block(server, ada, ada)).toMatchObject({ status: 400, body: { code: 'cannot_block_self' } });
    expect(await block(server, ada, { id: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
    await server.database.queries.updateTable('users').set({ activated_at: null }).where('id', '=', bayo.id).execute();
    expect(await block(server, ada, bayo)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
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
      messages.set(who, (await newMessage(server, who, whose))._id);
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

    await block(server, ada, bayo);
    const mine = 'You blocked this person. Unblock them to ';
    expect(await errorsOf(ada, bayo)).toEqual([
      [403, 'blocked_by_you', `${mine}write to them.`],
      [403, 'blocked_by_you', `${mine}write to them.`],
      [403, 'blocked_by_you_follow', `${mine}follow them.`],
      [403, 'blocked_by_you_comment', `${mine}comment on their posts.`],
      [403, 'blocked_by_you_comment', `${mine}comment on their posts.`],
      [403, 'blocked_by_you_like', `${mine}like their posts.`],
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
    expect((await threadOf(server, bayo, ada)).data.map(({ editedAt }) => editedAt)).toEqual([null, null]);

    await unblock(server, ada, bayo);
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
    const messageId = (await newMessage(server, ada, bayo))._id;
    const commented = await server.call('POST', `/api/v1/posts/reply/${postId}`, { as: ada, body: { text: 'Nice' } });
    const commentId = commented.as(commentAnswerSchema).data.comment._id;
    await server.call('POST', `/api/v1/posts/like/${postId}`, { as: ada });
    await block(server, bayo, ada);
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
    await block(server, ada, bayo);
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
    expect((await threadOf(server, ada, bayo)).data).toHaveLength(earlier);
  });

  it('ends follows in both directions, with correct counters', async () => {
    for (const [as, other] of [
      [ada, bayo],
      [bayo, ada],
    ] as const)
      await server.call('POST', `/api/v1/users/follow/${other.id}`, { as });
    await block(server, ada, bayo);
    expect(
      await server.database.queries
        .selectFrom('follows')
        .selectAll()
        .where('follower_id', 'in', [ada.id, bayo.id])
        .execute(),
    ).toEqual([]);
    expect(await wrongCounters(server.database.queries)).toEqual([]);
    await unblock(server, ada, bayo);
    const profile = await server.call('GET', `/api/v1/users/profile/${ada.id}`, { as: bayo });
    expect(profile.as(profileAnswerSchema).data).toMatchObject({
      isFollowing: false,
      followersCount: 0,
      followingCount: 0,
    });
  });

  it('lists blocked users by GET /users/blocked, newest first, page by page, with a search by name', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE_PAGE + 2 }, () => server.addAccount()));
    for (const person of people) {
      server.clock.now += 1;
      await block(server, ada, person);
    }
    await block(server, bayo, ada);
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
