import { ADVERTS_SHOWN } from '@oja/contract/limits';
import { postsAnswerSchema } from '@oja/contract/posts';
import { profileAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPosts } from '../../../test/post-rows.ts';
import { readPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const MINUTE = 60_000;

describe.each(DATABASES)('adverts beside posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  let running: string[];
  let unpaid: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
    const { now } = server.clock;
    await insertPosts(
      server,
      vendor,
      Array.from({ length: 14 }, () => ({ title: 'A plain post' })),
    );
    running = await insertPosts(
      server,
      vendor,
      Array.from({ length: 15 }, () => ({ title: 'An advert', is_advert: 1, shown_until: now + 2 * MINUTE })),
    );
    [unpaid = ''] = await insertPosts(server, vendor, [{ title: 'Not paid', is_advert: 1, shown_until: 0 }]);
  });
  afterAll(() => server.stop());

  const request = async (path: string, as = customer) => server.call('GET', `/api/v1/${path}`, { as });
  const listOf = async (path: string, as = customer) => (await request(path, as)).as(postsAnswerSchema).data;
  const advertsOf = async (path: string, as = customer) => (await listOf(path, as)).adverts.map(({ _id }) => _id);
  const firstOf = async (as: Account) => {
    const [first] = await advertsOf('posts', as);
    if (first === undefined) throw new Error('No advert is shown beside the posts.');
    return first;
  };

  it('are shown twelve at a time beside the posts, never among them, and differ from page to page', async () => {
    const data = await listOf('posts');
    expect(data.adverts).toHaveLength(ADVERTS_SHOWN);
    expect(data.posts.every(({ title }) => title === 'A plain post')).toBe(true);
    const [first, second] = [await advertsOf('posts'), await advertsOf(`posts?page=2&until=${data.until}`)];
    expect(running).toEqual(expect.arrayContaining([...first, ...second]));
    expect(second).not.toEqual(first);
  });

  it('come in another order each minute and for each user', async () => {
    const people = [customer, ...(await Promise.all(Array.from({ length: 9 }, () => server.addAccount())))];
    expect(new Set(await Promise.all(people.map(firstOf))).size).toBeGreaterThan(1);
    const before = await firstOf(customer);
    server.clock.now += MINUTE;
    expect(await firstOf(customer)).not.toBe(before);
    server.clock.now -= MINUTE;
  });

  it('are also shown beside the feed, but not beside a search, which finds them itself', async () => {
    expect(await advertsOf('posts/feed')).toHaveLength(ADVERTS_SHOWN);
    const data = await listOf('posts?search=an+advert');
    expect(data).toMatchObject({ adverts: [], hasMore: true });
    expect(data.posts).toHaveLength(12);
  });

  it('are hidden from everybody but their owner with 404 while unpaid, and are in no list', async () => {
    expect((await readPost(server, vendor, unpaid))._id).toBe(unpaid);
    const admin = await server.addAccount('admin');
    const calls = [
      ['GET', `posts/${unpaid}`],
      ['GET', `posts/reply/${unpaid}`],
      ['POST', `posts/like/${unpaid}`],
      ['POST', `posts/save/${unpaid}`],
      ['POST', `posts/reply/${unpaid}`],
      ['PATCH', `posts/${unpaid}`],
      ['POST', 'posts/flag'],
    ] as const;
    for (const as of [customer, admin]) {
      for (const [method, path] of calls) {
        const body = { text: 'Hello', flagReason: 'Spam', postId: unpaid };
        const answer = await server.call(method, `/api/v1/${path}`, { as, ...(method !== 'GET' && { body }) });
        expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
      }
    }
    expect(await server.call('DELETE', `/api/v1/posts/${unpaid}`, { as: customer })).toMatchObject({ status: 404 });
    expect((await listOf('posts?search=not+paid', vendor)).posts).toEqual([]);
    const profile = (await request(`users/profile/${vendor.id}`, vendor)).as(profileAnswerSchema).data;
    expect(profile.posts.map(({ _id }) => _id)).not.toContain(unpaid);
  });

  it('disappear at once when they end', async () => {
    server.clock.now += 2 * MINUTE;
    expect(await advertsOf('posts')).toEqual([]);
    expect(await advertsOf('posts/feed')).toEqual([]);
    expect((await request(`posts/${running[0]}`)).status).toBe(404);
    expect((await listOf('posts?search=an+advert')).posts).toEqual([]);
  });
});
