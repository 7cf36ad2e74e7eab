import type { PostStatus } from '@oja/contract/categories';
import { SECOND } from '@oja/contract/limits';
import { foundPostsAnswerSchema } from '@oja/contract/post-facets';
import {
  type PostStatusChange,
  postsAnswerSchema,
  savedPostsAnswerSchema,
  userPostsAnswerSchema,
} from '@oja/contract/posts';
import { publicPostsAnswerSchema } from '@oja/contract/public-posts';
import { profileAnswerSchema } from '@oja/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { runningAdvert } from '../../../test/adverts.ts';
import { send, threadOf } from '../../../test/messages.ts';
import { addPicture, jpeg } from '../../../test/pictures.ts';
import { insertPosts } from '../../../test/post-rows.ts';
import { addPost, readPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { postList } from '../../entry/web/sitemap-lists.ts';
import { hidePostsOf, showPostsOf } from './hide-posts.ts';
import { PUBLIC_POSTS_S } from './lists/public-posts.ts';
import { readPostLog } from './post-log.ts';

const LISTED: readonly PostStatus[] = ['available', 'reserved'];
const UNLISTED: readonly PostStatus[] = ['sold', 'paused'];
const idsOf = (posts: readonly { _id: string }[]) => posts.map(({ _id }) => _id);

describe.each(DATABASES)('the status of a post on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  let postId: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    ada = await server.addAccount();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.queries.deleteFrom('posts').execute();
    vendor = await server.addAccount('vendor');
    const images = [await addPicture(server, vendor, await jpeg(64, 48))];
    postId = (await addPost(server, vendor, { title: 'Blue kettle', category: 'Kitchen', price: 4000, images }))._id;
  });

  const get = (path: string, as = ada) => server.call('GET', `/api/v1${path}`, { as });
  const change = (status: PostStatus, rest: Omit<PostStatusChange, 'status'> = {}, id = postId) =>
    server.call('PATCH', `/api/v1/posts/${id}/status`, { as: vendor, body: { status, ...rest } });
  const set = async (status: PostStatus, rest = {}, id = postId) =>
    expect((await change(status, rest, id)).status).toBe(200);
  const list = async (query = '') => (await get(`/posts${query}`)).as(postsAnswerSchema).data;
  const count = async (query: string) => {
    const { total, facets } = (await get(`/posts?facets=1&${query}`)).as(foundPostsAnswerSchema).data;
    return [total?.count, facets?.category[0]?.count ?? 0];
  };
  const ofVendor = async (query = '', as = ada) =>
    (await get(`/users/${vendor.id}/posts${query}`, as)).as(userPostsAnswerSchema).data.posts;
  const profile = async (as = ada) => {
    const { postsCount, soldCount, pausedCount } = (await get(`/users/profile/${vendor.id}`, as)).as(
      profileAnswerSchema,
    ).data;
    return { postsCount, soldCount, pausedCount };
  };

  const adverts = async () => idsOf((await list()).adverts);

  const words = async () =>
    (await sql`select word from post_words where word = 'kettle'`.execute(server.database.queries)).rows.length;

  /** The ids in each list that shows available posts to others. */
  async function everyList(): Promise<Record<string, string[]>> {
    server.clock.now += PUBLIC_POSTS_S * SECOND;
    const found = async (query: string) => idsOf((await list(query)).posts);
    const sitemap = await postList(server.database.queries, () => server.clock.now).read(undefined, undefined, 10);
    const visible = await server.call('GET', '/api/v1/posts/public');
    return {
      all: await found(''),
      followed: idsOf((await get('/posts/feed')).as(postsAnswerSchema).data.posts),
      search: await found('?search=kettle'),
      shortSearch: await found('?search=ke'),
      words: await found('?search=kettle%20blue&sort=relevance'),
      byPrice: await found('?sort=price_asc'),
      filtered: await found('?minPrice=1000&category=Kitchen'),
      category: idsOf(
        (await get('/posts/category?category=kitchen')).as(foundPostsAnswerSchema.or(userPostsAnswerSchema)).data.posts,
      ),
      person: idsOf(await ofVendor()),
      visitors: idsOf(visible.as(publicPostsAnswerSchema).data.posts),
      sitemap: sitemap.map(({ place }) => place.id),
    };
  }

  it('decides whether the post is in the lists of others, and every count equals its rows', async () => {
    await server.call('POST', `/api/v1/users/follow/${vendor.id}`, { as: ada });
    const before = await everyList();
    expect(Object.entries(before).filter(([, ids]) => ids.join() !== postId)).toEqual([]);
    for (const status of ['sold', 'paused', 'available', 'paused', 'reserved', 'sold', 'available'] as const) {
      await set(status);
      const isListed = LISTED.includes(status);
      const expected = isListed ? [postId] : [];
      expect(await everyList()).toEqual(Object.fromEntries(Object.keys(before).map((name) => [name, expected])));
      const posts = expected.length;
      for (const query of ['search=kettle', 'search=blue+kettle&sort=relevance', 'category=Kitchen', 'maxPrice=5000'])
        expect(await count(query)).toEqual([posts, posts]);
      const sold = status === 'sold' ? 1 : 0;
      expect(await profile()).toEqual({ postsCount: posts, soldCount: sold, pausedCount: undefined });
      expect(await profile(vendor)).toEqual({ postsCount: posts, soldCount: sold, pausedCount: 1 - posts - sold });
      expect(await readPost(server, ada, postId)).toMatchObject({ status });
    }
  });

  it('leaves no words in the index while the post is in no list', async () => {
    expect(await words()).toBe(1);
    await set('sold');
    expect(await words()).toBe(0);
    await set('available');
    expect(await words()).toBe(1);
  });

  it('sold posts are on the profile for everybody, paused ones for their owner', async () => {
    await set('sold');
    expect(idsOf(await ofVendor('?status=sold'))).toEqual([postId]);
    expect(await ofVendor('?status=paused', vendor)).toEqual([]);
    await set('paused');
    expect(await ofVendor('?status=sold')).toEqual([]);
    expect(idsOf(await ofVendor('?status=paused', vendor))).toEqual([postId]);
    expect(await get(`/users/${vendor.id}/posts?status=paused`)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('a sold or paused post can be liked, saved and commented on, is saved, and is the subject of messages', async () => {
    for (const status of UNLISTED) {
      await set(status);
      expect((await server.call('POST', `/api/v1/posts/like/${postId}`, { as: ada })).status).toBe(200);
      const body = { text: 'Is there another one?' };
      expect((await server.call('POST', `/api/v1/posts/reply/${postId}`, { as: ada, body })).status).toBe(201);
      await server.call('POST', `/api/v1/posts/save/${postId}`, { as: ada });
      const [saved] = (await get('/posts/save')).as(savedPostsAnswerSchema).data;
      expect(saved).toMatchObject({ _id: postId, status, repliesCount: expect.any(Number) });
      await server.call('POST', `/api/v1/posts/save/${postId}`, { as: ada });
      expect((await send(server, ada, vendor, { postId })).status).toBe(201);
      expect((await threadOf(server, vendor, ada)).post).toMatchObject({
        title: 'Blue kettle',
        isAvailable: false,
        status,
        vendorId: vendor.id,
      });
    }
  });

  it('only the owner, who is a vendor, changes it, to one of the four', async () => {
    const body = { status: 'sold' };
    expect(await server.call('PATCH', `/api/v1/posts/${postId}/status`, { as: ada, body })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(
      await server.call('PATCH', `/api/v1/posts/${postId}/status`, { as: vendor, body: { status: 'gone' } }),
    ).toMatchObject({ status: 422, body: { fields: { status: 'Choose one of the listed statuses.' } } });
    await server.database.queries
      .updateTable('users')
      .set({ is_verified_vendor: 0 })
      .where('id', '=', vendor.id)
      .execute();
    expect(await change('sold')).toMatchObject({ status: 403, body: { code: 'vendor_only' } });
    expect(await readPost(server, ada, postId)).toMatchObject({ status: 'available' });
  });

  it('changes at the same time leave a status, and a row that fits it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const statuses = ['sold', 'available', 'paused', 'reserved', 'sold', 'available'] as const;
      const answers = await Promise.all(statuses.map((status) => change(status)));
      expect(answers.map(({ status }) => status)).toEqual(statuses.map(() => 200));
      const { status } = await readPost(server, ada, postId);
      expect(idsOf((await list()).posts)).toEqual(status && UNLISTED.includes(status) ? [] : [postId]);
    }
    await Promise.all([change('sold'), server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor })]);
    expect((await get(`/posts/${postId}`)).status).toBe(404);
  });

  it('a deleted post that was sold before leaves no second place', async () => {
    await set('sold');
    expect((await server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor })).status).toBe(200);
    const { rows } = await sql`select id from removed_posts where id = ${postId}`.execute(server.database.queries);
    expect(rows).toHaveLength(1);
  });

  it('pages by number and by cursor neither repeat nor skip posts while some are sold and return', async () => {
    const ids = await insertPosts(
      server,
      vendor,
      Array.from({ length: 40 }, (_, index) => ({ created_at: server.clock.now - 1000 - index })),
    );
    const first = await list();
    const [, , gone = '', , back = ''] = ids;
    await set('sold', {}, gone);
    await set('paused', {}, back);
    await set('available', {}, back);
    const second = await list(`?page=2&until=${first.until}`);
    const third = await list(`?page=3&until=${first.until}`);
    const numbered = [...first.posts, ...second.posts, ...third.posts];
    expect(idsOf(numbered)).toEqual([postId, ...ids].slice(0, 36));
    const byCursor = await list(`?cursor=${first.nextCursor}`);
    expect(idsOf(byCursor.posts)).toEqual(idsOf(second.posts));
  });

  it('the log of posts names a sold post as removed, until it is back', async () => {
    const { queries } = server.database;
    const { upTo } = await readPostLog(queries, 0, server.clock.now);
    await set('sold');
    const log = await readPostLog(queries, upTo, server.clock.now);
    expect(log.removed.map(({ id }) => id)).toEqual([postId]);
    await set('available');
    expect((await readPostLog(queries, upTo, server.clock.now)).removed).toEqual([]);
  });

  it('an account that is deleted and restored keeps the statuses of its posts', async () => {
    const [other = ''] = await insertPosts(server, vendor, [{}]);
    await set('sold');
    const { queries } = server.database;
    await queries.transaction().execute((transaction) => hidePostsOf(transaction, vendor.id, server.clock.now + 1));
    expect([(await get(`/posts/${postId}`)).status, (await get(`/posts/${other}`)).status]).toEqual([404, 404]);
    await queries.transaction().execute((transaction) => showPostsOf(transaction, vendor.id));
    expect(await readPost(server, ada, postId)).toMatchObject({ status: 'sold' });
    expect(idsOf((await list()).posts)).toEqual([other]);
  });

  describe('of a running advert', () => {
    let advert: { id: string; postId: string };
    beforeEach(async () => {
      advert = await runningAdvert(server, vendor);
    });

    it('is refused until its owner knows that it is no longer shown, and shows it again afterwards', async () => {
      expect(await adverts()).toContain(advert.postId);
      for (const status of UNLISTED)
        expect(await change(status, {}, advert.postId)).toMatchObject({
          status: 409,
          body: { code: 'advert_running', message: expect.stringContaining('nothing is refunded') },
        });
      await set('reserved', {}, advert.postId);
      expect(await adverts()).toContain(advert.postId);
      await set('sold', { hidesAdvert: true }, advert.postId);
      expect(await adverts()).not.toContain(advert.postId);
      expect(await readPost(server, ada, advert.postId)).toMatchObject({ status: 'sold' });
      await set('available', {}, advert.postId);
      expect(await adverts()).toContain(advert.postId);
    });

    it('ends with the time that was paid for', async () => {
      await set('sold', { hidesAdvert: true }, advert.postId);
      server.clock.now += 8 * 24 * 60 * 60 * SECOND;
      expect((await get(`/posts/${advert.postId}`)).status).toBe(404);
    });
  });
});
