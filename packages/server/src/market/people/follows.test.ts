import { PEOPLE_PAGE } from '@oja/contract/limits';
import { peopleAnswerSchema, profileAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { wrongCounters } from '../../../test/counters.ts';
import { repeatWhileBusy } from '../../../test/repeat-while-busy.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { newUserRow } from './user-store.ts';

const idsOf = (people: { _id: string }[]) => people.map(({ _id }) => _id);

describe.each(DATABASES)('follows on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    ada = await server.addAccount();
  });
  afterAll(() => server.stop());

  const follow = (as: Account, id: string) => server.call('POST', `/api/v1/users/follow/${id}`, { as });
  const notices = () =>
    server.database.queries
      .selectFrom('notifications')
      .select(['type', 'message'])
      .where('recipient_id', '=', vendor.id)
      .execute();

  it('toggle with the new state and count, also in the profile and the directory', async () => {
    expect(await follow(ada, vendor.id)).toMatchObject({
      status: 200,
      body: { message: `You are following ${vendor.userName}.`, data: { isFollowing: true, followersCount: 1 } },
    });
    const profile = await server.call('GET', `/api/v1/users/profile/${vendor.id}`, { as: ada });
    expect(profile.as(profileAnswerSchema).data).toMatchObject({
      isFollowing: true,
      followersCount: 1,
      followers: [{ _id: ada.id }],
    });
    const card = await server.call('GET', `/api/v1/users/all?search=${vendor.userName}`, { as: ada });
    expect(card.as(peopleAnswerSchema).data.users).toMatchObject([
      { _id: vendor.id, isFollowing: true, followersCount: 1 },
    ]);
    expect((await follow(ada, vendor.id)).body).toMatchObject({
      message: `You no longer follow ${vendor.userName}.`,
      data: { isFollowing: false, followersCount: 0 },
    });
    expect((await follow(ada, vendor.id)).body).toHaveProperty('data', { isFollowing: true, followersCount: 1 });
  });

  it('notify the followed user once, regardless of repeated clicks', async () => {
    expect(await notices()).toEqual([{ type: 'follow', message: `${ada.name} started following you` }]);
    await server.database.queries.deleteFrom('notifications').where('recipient_id', '=', vendor.id).execute();
    await follow(ada, vendor.id);
    expect(await notices()).toEqual([]);
    await follow(ada, vendor.id);
    expect(await notices()).toHaveLength(1);
  });

  it('answer 400 cannot_follow_self, and 404 user_not_found for unknown and unactivated users', async () => {
    for (const own of [ada.id, ada.id.toUpperCase()]) {
      expect(await follow(ada, own)).toMatchObject({ status: 400, body: { code: 'cannot_follow_self' } });
    }
    const waiting = await server.addAccount();
    await server.database.queries
      .updateTable('users')
      .set({ activated_at: null })
      .where('id', '=', waiting.id)
      .execute();
    for (const id of [waiting.id, '01a1fc53-3a88-7785-ba0f-02d83e9d4141']) {
      expect(await follow(ada, id)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    }
  });

  it('have counters that match their rows after many concurrent changes', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => server.addAccount()));
    const answers = await Promise.all(
      people.flatMap((one) =>
        people
          .filter((other) => other !== one)
          .flatMap((other) => Array.from({ length: 3 }, () => repeatWhileBusy(() => follow(one, other.id)))),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const { count } = await server.database.queries
      .selectFrom('follows')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(
        'follower_id',
        'in',
        people.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    expect(count).toBe(8 * 7);
    expect(await wrongCounters(server.database.queries)).toEqual([]);
  });

  it('are listed as followers and following, newest first without duplicates, page by page', async () => {
    const star = await server.addAccount('vendor');
    const fans = await Promise.all(Array.from({ length: PEOPLE_PAGE + 3 }, () => server.addAccount()));
    // Some rows share a millisecond.
    const rows = fans.map(({ id }, index) => ({
      follower_id: id,
      followed_id: star.id,
      created_at: 1000 + Math.floor(index / 20),
    }));
    await server.database.queries.insertInto('follows').values(rows).execute();
    const profile = await server.call('GET', `/api/v1/users/profile/${star.id}`, { as: ada });
    const { followers, followersCursor } = profile.as(profileAnswerSchema).data;
    expect(followers).toHaveLength(PEOPLE_PAGE);
    const page = await server.call('GET', `/api/v1/users/${star.id}/followers?cursor=${followersCursor}`, { as: ada });
    const rest = page.as(peopleAnswerSchema).data;
    expect(rest.nextCursor).toBeNull();
    const seen = idsOf([...followers, ...rest.users]);
    const inOrder = rows.toSorted((a, b) => b.created_at - a.created_at || (a.follower_id < b.follower_id ? -1 : 1));
    expect(seen).toEqual(inOrder.map((row) => row.follower_id));

    const found = await server.call(
      'GET',
      `/api/v1/users/${star.id}/followers?search=${fans[1]?.userName.toUpperCase()}`,
      { as: ada },
    );
    expect(found.as(peopleAnswerSchema).data).toMatchObject({ users: [{ _id: fans[1]?.id }], nextCursor: null });

    const following = await server.call('GET', `/api/v1/users/${fans[0]?.id}/following`, { as: star });
    expect(following.as(peopleAnswerSchema).data).toMatchObject({
      users: [{ _id: star.id, isFollowing: false }],
      nextCursor: null,
    });
    const nobody = await server.call('GET', '/api/v1/users/01a1fc53-3a88-7785-ba0f-02d83e9d4141/followers', {
      as: ada,
    });
    expect(nobody).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });

  it('are listed from the profile onwards, page by page, also in a search', async () => {
    const fan = await server.addAccount();
    const people = Array.from({ length: PEOPLE_PAGE + 3 }, (_, index) => ({
      ...newUserRow(
        { name: 'The liked', userName: `liked.${index}`, email: `liked.${index}@example.com`, passwordHash: '' },
        1,
      ),
      activated_at: 1,
    }));
    const { queries } = server.database;
    await queries.insertInto('users').values(people).execute();
    await queries
      .insertInto('follows')
      .values(people.map(({ id }, index) => ({ follower_id: fan.id, followed_id: id, created_at: 1000 - index })))
      .execute();
    const { followers, followersCursor, following, followingCursor } = (
      await server.call('GET', `/api/v1/users/profile/${fan.id}`, { as: ada })
    ).as(profileAnswerSchema).data;
    expect([followers, followersCursor]).toEqual([[], null]);
    const rest = async (search: string) =>
      (
        await server.call('GET', `/api/v1/users/${fan.id}/following?cursor=${followingCursor}${search}`, { as: ada })
      ).as(peopleAnswerSchema).data.users;
    const ids = people.map(({ id }) => id);
    expect(idsOf([...following, ...(await rest(''))])).toEqual(ids);
    expect(idsOf(await rest('&search=liked'))).toEqual(ids.slice(PEOPLE_PAGE));
  });
});
