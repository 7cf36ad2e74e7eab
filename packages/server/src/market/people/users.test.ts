import { postCreatedAnswerSchema } from '@oja/contract/posts';
import { dashboardProfileAnswerSchema, profileAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { post } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('profiles on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor', { userName: "Ada's Home & Kitchen" });
    customer = await server.addAccount();
    const { queries } = server.database;
    const postId = (await post(server, vendor)).as(postCreatedAnswerSchema).data.post._id;
    await queries
      .insertInto('follows')
      .values({ follower_id: customer.id, followed_id: vendor.id, created_at: 1 })
      .execute();
    await queries.updateTable('users').set({ followers_count: 1 }).where('id', '=', vendor.id).execute();
    await queries.insertInto('saves').values({ user_id: customer.id, post_id: postId, created_at: 1 }).execute();
  });
  afterAll(() => server.stop());

  it("200 dashboard: one's own, by the name in any case", async () => {
    const answer = await server.call(
      'GET',
      `/api/v1/users/dashboard/${encodeURIComponent(customer.userName.toUpperCase())}`,
      { as: customer },
    );
    expect(answer.status).toBe(200);
    const { data } = answer.as(dashboardProfileAnswerSchema);
    expect(data).toMatchObject({
      _id: customer.id,
      email: customer.email,
      following: [vendor.id],
      followersCount: 0,
    });
    expect(data.savedPosts).toHaveLength(1);
  });

  it('200 dashboard and profile: whom a person follows, the last first, both counts, and the bio', async () => {
    const ada = await server.addAccount();
    const follow = (as: Account, whom: Account) => server.call('POST', `/api/v1/users/follow/${whom.id}`, { as });
    await follow(customer, ada);
    await follow(ada, customer);
    server.clock.now += 10;
    await follow(ada, vendor);
    await server.call('PATCH', `/api/v1/users/profile/${ada.id}`, { as: ada, body: { bio: 'Indigo since 1987.' } });
    const counts = { followersCount: 1, followingCount: 2 };
    const own = await server.call('GET', `/api/v1/users/dashboard/${ada.userName}`, { as: ada });
    expect(own.as(dashboardProfileAnswerSchema).data).toMatchObject({ ...counts, following: [vendor.id, customer.id] });
    const profile = await server.call('GET', `/api/v1/users/profile/${ada.id}`, { as: vendor });
    expect(profile.as(profileAnswerSchema).data).toMatchObject({
      ...counts,
      bio: 'Indigo since 1987.',
      isFollowing: false,
    });
    await follow(ada, vendor);
  });

  it('200 dashboard: a name with spaces and signs', async () => {
    const answer = await server.call('GET', `/api/v1/users/dashboard/${encodeURIComponent(vendor.userName)}`, {
      as: vendor,
    });
    expect(answer.as(dashboardProfileAnswerSchema).data).toMatchObject({ _id: vendor.id, followersCount: 1 });
  });

  it('403 dashboard: anybody else, an admin too', async () => {
    const admin = await server.addAccount('admin');
    for (const as of [vendor, admin]) {
      const answer = await server.call('GET', `/api/v1/users/dashboard/${customer.userName}`, { as });
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it('200 profile: counts, followers, posts; whether the viewer follows; never e-mail or hash', async () => {
    const answer = await server.call('GET', `/api/v1/users/profile/${vendor.id}`, { as: customer });
    expect(answer.as(profileAnswerSchema).data).toMatchObject({
      _id: vendor.id,
      isFollowing: true,
      isVerifiedVendor: true,
      followersCount: 1,
      postsCount: 1,
      followers: [{ _id: customer.id, isFollowing: false }],
      following: [],
      posts: [{ user: { _id: vendor.id }, saves: [customer.id] }],
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/@example\.com|argon2/);
  });

  it('404 user_not_found: nobody, and somebody who has not activated', async () => {
    const waiting = {
      name: 'W',
      userName: 'waiting',
      email: 'waiting@example.com',
      password: 'long enough',
      confirmPassword: 'long enough',
    };
    await server.call('POST', '/api/signup', { body: waiting });
    const { id } = await server.database.queries
      .selectFrom('users')
      .select('id')
      .where('user_name_key', '=', 'waiting')
      .executeTakeFirstOrThrow();
    for (const unknown of [id, '01a1fc53-3a88-7785-ba0f-02d83e9d4141']) {
      const answer = await server.call('GET', `/api/v1/users/profile/${unknown}`, { as: customer });
      expect(answer).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    }
  });
});
