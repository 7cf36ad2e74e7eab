import { newPostsAnswerSchema, postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { addAdvert, paySandbox } from '../../../test/adverts.ts';
import { block } from '../../../test/blocks.ts';
import { insertPosts } from '../../../test/post-rows.ts';
import { addPost } from '../../../test/posts.ts';
import { type TestClient, connect } from '../../../test/sockets.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** The posts that a client was sent, and those that were removed again. */
const received = ({ events }: TestClient) => {
  const changes = events.flatMap((event) => (event.name === 'followedPosts' ? [event.payload] : []));
  return {
    added: changes.flatMap(({ added }) => added.map(({ _id }) => _id)),
    removed: changes.flatMap(({ removed }) => removed),
  };
};

describe.each(GATE_DATABASES)('new posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [vendor, ada] = [await server.addAccount('vendor'), await server.addAccount()];
    await follow(ada, vendor);
  });

  const follow = (as: Account, { id }: Account) => server.call('POST', `/api/v1/users/follow/${id}`, { as });
  const untilOf = async (as: Account) => {
    const answer = await server.call('GET', '/api/v1/posts/feed', { as });
    return answer.as(postsAnswerSchema).data.until;
  };
  const newAfter = async (as: Account, after: number) => {
    const answer = await server.call('GET', `/api/v1/posts/feed/new?after=${after}`, { as });
    return answer.as(newPostsAnswerSchema).data.posts.map(({ _id }) => _id);
  };
  const eventRows = async () => {
    const { rows } = await server.database.queries
      .selectFrom('events')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };

  it('are sent to the connected followers, on all devices, and to nobody else', async () => {
    const followers = [await connect(server, ada), await connect(server, ada)];
    const others = [await connect(server, vendor), await connect(server, await server.addAccount())];
    const { _id: id } = await addPost(server, vendor);
    for (const client of followers) {
      const { added } = await client.receive('followedPosts');
      expect(added).toEqual([{ _id: id, moment: expect.any(Number) }]);
    }
    expect(others.map(received)).toEqual([
      { added: [], removed: [] },
      { added: [], removed: [] },
    ]);
  });

  it('are not in a feed that was read before, and are in one that is read afterwards', async () => {
    const client = await connect(server, ada);
    const before = await untilOf(ada);
    await addPost(server, vendor);
    const [post] = (await client.receive('followedPosts')).added;
    expect(post?.moment).toBeGreaterThan(before);
    expect(await untilOf(ada)).toBeGreaterThanOrEqual(post?.moment ?? Infinity);
  });

  it('are reported again when they are deleted', async () => {
    const client = await connect(server, ada);
    const { _id: id } = await addPost(server, vendor);
    await client.receive('followedPosts');
    await server.call('DELETE', `/api/v1/posts/${id}`, { as: vendor });
    expect((await client.receive('followedPosts', ({ removed }) => removed.length > 0)).removed).toEqual([id]);
  });

  it('leave out adverts, also paid ones, and come in the order in which they were published', async () => {
    const client = await connect(server, ada);
    const first = await addPost(server, vendor);
    const { link } = await addAdvert(server, vendor);
    await paySandbox(server, link);
    const last = await addPost(server, vendor);
    await client.receive('followedPosts', ({ added }) => added.some(({ _id }) => _id === last._id));
    expect(received(client).added).toEqual([first._id, last._id]);
    expect(await newAfter(ada, 0)).toEqual([last._id, first._id]);
  });

  it('of somebody who is blocked, or who has blocked the follower, are not sent and not counted', async () => {
    const [blocked, blocker, fan] = [
      await server.addAccount('vendor'),
      await server.addAccount('vendor'),
      await server.addAccount(),
    ];
    for (const one of [blocked, blocker, vendor]) await follow(fan, one);
    await block(server, fan, blocked);
    await block(server, blocker, fan);
    const client = await connect(server, fan);
    await addPost(server, blocked);
    await addPost(server, blocker);
    const { _id: id } = await addPost(server, vendor);
    await client.receive('followedPosts', ({ added }) => added.some(({ _id }) => _id === id));
    expect(received(client).added).toEqual([id]);
    expect(await newAfter(fan, 0)).toEqual([id]);
  });

  it('that were published while a follower was away are found when they connect again', async () => {
    const until = await untilOf(ada);
    const first = await connect(server, ada);
    first.close();
    const { _id: kept } = await addPost(server, vendor);
    const { _id: gone } = await addPost(server, vendor);
    await server.call('DELETE', `/api/v1/posts/${gone}`, { as: vendor });
    // Somebody who stays is sent the posts: from then on the node tells newcomers that they were sent before.
    const other = await server.addAccount();
    await follow(other, vendor);
    const witness = await connect(server, other);
    const { _id: last } = await addPost(server, vendor);
    await witness.receive('followedPosts', ({ added }) => added.some(({ _id }) => _id === last));
    const again = await connect(server, ada);
    expect((await again.receive('ready')).postsMoment).toBeGreaterThan(until);
    expect(await newAfter(ada, until)).toEqual([last, kept]);
    expect(await newAfter(ada, await untilOf(ada))).toEqual([]);
  });

  it('are answered up to 100, the newest', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => ({ created_at: 1_000_000 + index }));
    await insertPosts(server, vendor, rows);
    expect(await newAfter(ada, 0)).toHaveLength(100);
    expect(await newAfter(ada, 1_000_000 + 127)).toHaveLength(2);
  });

  it('refuse an "after" that is no moment', async () => {
    for (const after of ['-1', '1.5', 'now', '9'.repeat(20)]) {
      const { status } = await server.call('GET', `/api/v1/posts/feed/new?after=${after}`, { as: ada });
      expect([after, status]).toEqual([after, 422]);
    }
  });

  it('write no row of the event log for any follower', async () => {
    const client = await connect(server, ada);
    const before = await eventRows();
    await addPost(server, vendor);
    await client.receive('followedPosts');
    expect(await eventRows()).toBe(before);
  });
});
