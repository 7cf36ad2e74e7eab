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

  it("return the user's own dashboard by the name in any case", async () => {
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

  it('return whom a user follows, newest first, with both counts and the bio', async () => {
    const ada = await server.addAccount();
    const follow = (as: Account, whom: Account) => server.call('POST', `/api/v1/users/follow/${whom.id}`, { as });
    await follow(customer, ada);
    await follow(ada, customer);
    server.clock.now += 10;
    await follow(ada, vendor);
    await server.call('PATCH', `/api/v1/users/profile/${ada.id}`, { as: ada, body: { bio: 'Indigo since 1987.' } });
    const counts = { followersCount: 1, followingCount: 2 };
    const own = await server.call('GET', `/api/v1/users/dashboard/${ada.userName}`, { as: ada });
    const dashboard = own.as(dashboardProfileAnswerSchema);
    expect(dashboard.data).toMatchObject({ ...counts, following: [vendor.id, customer.id] });
    const events = await server.call('GET', '/api/v1/events?after=0', { as: ada });
    expect(events.body).toMatchObject({ data: { latestSeq: dashboard.latestSeq } });
    expect(dashboard.latestSeq).toBeGreaterThan(0);
    const profile = await server.call('GET', `/api/v1/users/profile/${ada.id}`, { as: vendor });
    expect(profile.as(profileAnswerSchema).data).toMatchObject({
      ...counts,
      bio: 'Indigo since 1987.',
      isFollowing: false,
    });
    await follow(ada, vendor);
  });

  it('return a dashboard by a name with spaces and special characters', async () => {
    const answer = await server.call('GET', `/api/v1/users/dashboard/${encodeURIComponent(vendor.userName)}`, {
      as: vendor,
    });
    expect(answer.as(dashboardProfileAnswerSchema).data).toMatchObject({ _id: vendor.id, followersCount: 1 });
  });

  it("answer 403 for another user's dashboard, also to admins", async () => {
    const admin = await server.addAccount('admin');
    for (const as of [vendor, admin]) {
      const answer = await server.call('GET', `/api/v1/users/dashboard/${customer.userName}`, { as });
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it('contain counts, followers, posts and whether the viewer follows, but no email address or hash', async () => {
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

  it('answer 404 user_not_found for unknown users and users who are not activated', async () => {
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
