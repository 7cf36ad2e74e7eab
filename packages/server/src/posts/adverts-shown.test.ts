import { ADVERTS_SHOWN } from '@oja/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPosts } from '../../test/post-rows.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../test/test-server.ts';
import { takeTurns } from './adverts-shown.ts';

describe('turns of adverts', () => {
  it.each([1, 2, 7, 12, 13, 24, 35, 36, 100])('%i adverts: over as many turns each is shown equally often, never twice in a turn, and is first once', (count) => {
    const ids = Array.from({ length: count }, (_, index) => `advert ${index}`);
    const turns = ids.map((_, turn) => takeTurns(ids, turn + 5));
    const size = Math.min(count, ADVERTS_SHOWN);
    for (const turn of turns) expect(new Set(turn).size).toBe(size);
    for (const id of ids) expect(turns.flat().filter((shown) => shown === id)).toHaveLength(size);
    expect(new Set(turns.map((turn) => turn[0])).size).toBe(count);
  });

  it('none is none', () => {
    expect(takeTurns([], 3)).toEqual([]);
  });
});

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
    await insertPosts(server, vendor, Array.from({ length: 14 }, () => ({ title: 'A plain post' })));
    running = await insertPosts(server, vendor, Array.from({ length: 15 }, () => ({ title: 'An advert', is_advert: 1, shown_until: now + 60_000 })));
    [unpaid = ''] = await insertPosts(server, vendor, [{ title: 'Not paid', is_advert: 1, shown_until: 0 }]);
  });
  afterAll(() => server.stop());

  const ask = async (path: string, as = customer) => server.call('GET', `/api/v1/${path}`, { as });
  const advertsOf = async (path: string): Promise<string[]> => (await ask(path)).body.data.adverts.map(({ _id }: { _id: string }) => _id);

  it('200: twelve of those that run stand beside the posts, never among them, on each page others', async () => {
    const { data } = (await ask('posts')).body;
    expect(data.adverts).toHaveLength(ADVERTS_SHOWN);
    expect(data.posts.every((shown: { title: string }) => shown.title === 'A plain post')).toBe(true);
    const [first, second] = [await advertsOf('posts'), await advertsOf(`posts?page=2&until=${data.until}`)];
    expect(running).toEqual(expect.arrayContaining([...first, ...second]));
    expect(second).not.toEqual(first);
  });

  it('200: beside the feed too, and none beside a search, which finds them itself', async () => {
    expect(await advertsOf('posts/feed')).toHaveLength(ADVERTS_SHOWN);
    const { data } = (await ask('posts?search=an+advert')).body;
    expect(data).toMatchObject({ adverts: [], hasMore: true });
    expect(data.posts).toHaveLength(12);
  });

  it('a hidden one is 404 to everybody but its owner, whatever they do, and in no list', async () => {
    expect((await ask(`posts/${unpaid}`, vendor)).body.data.posts[0]._id).toBe(unpaid);
    const admin = await server.addAccount('admin');
    const calls = [
      ['GET', `posts/${unpaid}`], ['GET', `posts/reply/${unpaid}`], ['POST', `posts/like/${unpaid}`], ['POST', `posts/save/${unpaid}`],
      ['POST', `posts/reply/${unpaid}`], ['PATCH', `posts/${unpaid}`], ['POST', 'posts/flag'],
    ] as const;
    for (const as of [customer, admin]) {
      for (const [method, path] of calls) {
        const body = { text: 'Hello', flagReason: 'Spam', postId: unpaid };
        const answer = await server.call(method, `/api/v1/${path}`, { as, ...(method !== 'GET' && { body }) });
        expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
      }
    }
    expect(await server.call('DELETE', `/api/v1/posts/${unpaid}`, { as: customer })).toMatchObject({ status: 404 });
    expect((await ask('posts?search=not+paid', vendor)).body.data.posts).toEqual([]);
    const profile = (await ask(`users/profile/${vendor.id}`, vendor)).body.data;
    expect(profile.posts.map(({ _id }: { _id: string }) => _id)).not.toContain(unpaid);
  });

  it('ended, they are gone at once', async () => {
    server.clock.now += 60_000;
    expect(await advertsOf('posts')).toEqual([]);
    expect(await advertsOf('posts/feed')).toEqual([]);
    expect((await ask(`posts/${running[0]}`)).status).toBe(404);
    expect((await ask('posts?search=an+advert')).body.data.posts).toEqual([]);
  });
});
