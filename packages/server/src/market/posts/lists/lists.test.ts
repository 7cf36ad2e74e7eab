import { POSTS_PAGE } from '@oja/contract/limits';
import { categoryAnswerSchema } from '@oja/contract/post-facets';
import {
  postsAnswerSchema,
  saveAnswerSchema,
  savedPostsAnswerSchema,
  userPostsAnswerSchema,
} from '@oja/contract/posts';
import { profileAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPosts } from '../../../../test/post-rows.ts';
import { addPost } from '../../../../test/posts.ts';
import {
  type Account,
  type Answer,
  DATABASES,
  type TestServer,
  startTestServer,
} from '../../../../test/test-server.ts';

const idsOf = (posts: { _id: string }[]) => posts.map(({ _id }) => _id);

describe.each(DATABASES)('lists of posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
  });
  afterAll(() => server.stop());

  const request = (query: string, as = customer) => server.call('GET', `/api/v1/posts/${query}`, { as });
  const feed = async (query: string, as = customer) => (await request(`feed${query}`, as)).as(postsAnswerSchema).data;
  const category = async (query: string) => (await request(`category?${query}`)).as(categoryAnswerSchema);
  const saved = async (as: Account) => (await request('save', as)).as(savedPostsAnswerSchema).data;
  const add = async (changes: object, as = vendor) => (await addPost(server, as, changes))._id;
  const save = (id: string, as = customer) => server.call('POST', `/api/v1/posts/save/${id}`, { as });
  const follow = (followed: Account, follower = customer) =>
    server.database.queries
      .insertInto('follows')
      .values({ follower_id: follower.id, followed_id: followed.id, created_at: 1 })
      .execute();

  const postsOf = (userId: string, cursor?: string | null) =>
    server.call('GET', `/api/v1/users/${userId}/posts${cursor ? `?cursor=${cursor}` : ''}`, { as: customer });

  /** Reads a list page by page, and returns its ids and the length of each page. */
  async function readOn(
    query: string,
    read: (answer: Answer) => { posts: { _id: string }[]; nextCursor: string | null },
  ) {
    const ids: string[] = [];
    const lengths: number[] = [];
    for (let cursor = ''; ;) {
      const { posts, nextCursor } = read(await request(`${query}${cursor}`));
      ids.push(...idsOf(posts));
      lengths.push(posts.length);
      // No list here has this many pages: a list that never ends fails.
      if (nextCursor === null || lengths.length > 9) return { ids, lengths };
      cursor = `${query.includes('?') ? '&' : '?'}cursor=${nextCursor}`;
    }
  }

  describe('the posts of one user', () => {
    it("are paged newest first, start with the profile's page, and end with a full last page", async () => {
      const busy = await server.addAccount('vendor');
      const moment = server.clock.now - 1_000_000;
      // Some posts share a timestamp across the end of a page, where the id decides.
      const rows = Array.from({ length: 2 * POSTS_PAGE }, (_, index) => ({
        created_at: moment - Math.floor(index / 5),
      }));
      await insertPosts(server, busy, rows);
      const profile = await server.call('GET', `/api/v1/users/profile/${busy.id}`, { as: customer });
      const { posts, postsCursor } = profile.as(profileAnswerSchema).data;
      expect((await postsOf(busy.id)).body).toEqual({ data: { posts, nextCursor: postsCursor } });
      const second = (await postsOf(busy.id, postsCursor)).as(userPostsAnswerSchema).data;
      expect([posts.length, second.posts.length, second.nextCursor]).toEqual([POSTS_PAGE, POSTS_PAGE, null]);
      const all = [...posts, ...second.posts];
      expect(new Set(idsOf(all)).size).toBe(2 * POSTS_PAGE);
      expect(all.map(({ createdAt }) => createdAt)).toEqual(
        all
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .toReversed(),
      );
    });

    it("do not include other users' or hidden posts, and their likes are the viewer's", async () => {
      const quiet = await server.addAccount('vendor');
      await insertPosts(server, quiet, [{ shown_until: 0 }, { is_advert: 1, shown_until: server.clock.now }]);
      const shown = await add({}, quiet);
      await server.call('POST', `/api/v1/posts/like/${shown}`, { as: customer });
      const { posts, nextCursor } = (await postsOf(quiet.id)).as(userPostsAnswerSchema).data;
      expect(posts).toMatchObject([{ _id: shown, likes: [customer.id], user: { _id: quiet.id } }]);
      expect(nextCursor).toBeNull();
    });

    it('answer 404 user_not_found for an unknown user, and 422 for an invalid cursor', async () => {
      expect(await postsOf('01a1fc53-3a88-7785-ba0f-02d83e9d4141')).toMatchObject({
        status: 404,
        body: { code: 'user_not_found' },
      });
      expect(await postsOf(vendor.id, 'x')).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    });
  });

  describe('feed', () => {
    it('contains only posts of followed users, in the format of the list', async () => {
      const followed = await server.addAccount('vendor');
      expect(await feed('')).toMatchObject({
        posts: [],
        adverts: [],
        page: 1,
        hasMore: false,
        nextCursor: null,
      });
      await follow(followed);
      const mine = await add({ title: 'From the followed' }, followed);
      await add({ title: 'From somebody else' });
      const answer = await request('feed');
      const { posts, until } = answer.as(postsAnswerSchema).data;
      expect(idsOf(posts)).toEqual([mine]);
      expect(answer.body).toEqual({ data: { posts, adverts: [], page: 1, hasMore: false, until, nextCursor: null } });
    });

    it('finds posts behind thousands of posts of other users, by cursor and by number', async () => {
      const quiet = await server.addAccount('vendor');
      const reader = await server.addAccount();
      await follow(quiet, reader);
      const moment = server.clock.now - 1_000_000;
      const ids = await insertPosts(
        server,
        quiet,
        Array.from({ length: 30 }, (_, index) => ({ created_at: moment - index })),
      );
      await insertPosts(
        server,
        vendor,
        Array.from({ length: 2100 }, () => ({ created_at: moment + 1 })),
      );
      const first = await feed('', reader);
      const second = await feed(`?cursor=${first.nextCursor}`, reader);
      const third = await feed(`?page=3&until=${first.until}`, reader);
      expect(idsOf([...first.posts, ...second.posts, ...third.posts])).toEqual(ids);
      expect(third.hasMore).toBe(false);
    });
  });

  describe('category', () => {
    it('matches in any case, returns its written name, and includes running adverts but no hidden ones', async () => {
      const id = await add({ title: 'Clay', category: 'Skin Care' });
      const [running] = await insertPosts(server, vendor, [
        {
          category: 'Skin Care',
          is_advert: 1,
          shown_until: server.clock.now + 1000,
          created_at: server.clock.now - 10,
        },
        { category: 'Skin Care', is_advert: 1, shown_until: server.clock.now, created_at: server.clock.now - 10 },
      ]);
      const { message, data } = await category('category=skin%20care');
      expect(message).toBe('Posts in "Skin Care" Category');
      expect(idsOf(data.posts)).toEqual([id, running]);
    });

    it('filters by a query on title or category, within the category alone', async () => {
      const id = await add({ title: 'Talking drum', category: 'Instruments' });
      await add({ title: 'Talking cake', category: 'Pastries' });
      await add({ title: 'Ṣẹ̀kẹ̀rẹ̀', category: 'Instruments' });
      expect(idsOf((await category('category=instruments&query=TALK')).data.posts)).toEqual([id]);
      expect((await category('category=instruments&query=instru')).data.posts).toHaveLength(2);
      expect((await category('category=instruments&query=sekere')).data.posts).toHaveLength(1);
    });

    it('finds a quotation mark as it was typed', async () => {
      const [id] = await insertPosts(server, vendor, [{ category: 'Events', search_text: 'screen of 55"\nevents' }]);
      expect(idsOf((await category(`category=events&query=${encodeURIComponent('of 55"')}`)).data.posts)).toEqual([id]);
    });

    it('excludes other categories from a query, page by page', async () => {
      const ids = await insertPosts(
        server,
        vendor,
        Array.from({ length: POSTS_PAGE + 3 }, (_, index) => ({
          category: 'Events',
          search_text: 'kite\nevents',
          created_at: server.clock.now - index,
        })),
      );
      await insertPosts(server, vendor, [{ category: 'Sports', search_text: 'kite\nsports' }]);
      const read = await readOn(
        'category?category=events&query=kite',
        (answer) => answer.as(categoryAnswerSchema).data,
      );
      expect(read).toEqual({ ids, lengths: [POSTS_PAGE, 3] });
    });

    it('has the specified message for an empty and an unknown category', async () => {
      expect((await request('category?category=pets')).body).toEqual({
        message: 'No results Found in "Pets" Category',
        code: 'no_category_posts',
        data: { posts: [], nextCursor: null },
      });
      expect((await category('category=Spaceships')).message).toBe('No results Found in "Spaceships" Category');
    });

    it('is paged', async () => {
      const ids = await insertPosts(
        server,
        vendor,
        Array.from({ length: POSTS_PAGE + 3 }, (_, index) => ({
          category: 'Audio',
          created_at: server.clock.now - index,
        })),
      );
      const read = await readOn('category?category=audio', (answer) => answer.as(categoryAnswerSchema).data);
      expect(read).toEqual({ ids, lengths: [POSTS_PAGE, 3] });
    });

    it('answers 422 without a category', async () => {
      expect((await request('category')).status).toBe(422);
    });
  });

  describe('saved', () => {
    it('are added, listed and removed for each user separately', async () => {
      expect((await request('save')).body).toEqual({
        message: 'You have not saved any posts yet.',
        code: 'no_saved_posts',
        data: [],
        nextCursor: null,
      });
      const id = await add({ title: 'Worth keeping' });
      expect((await save(id)).body).toEqual({ message: 'Post saved.', code: 'saved', data: { isSaved: true } });
      const { body } = await request('save');
      expect(body).toMatchObject({ message: 'Your Saved Posts', data: [{ _id: id, saves: [customer.id] }] });
      expect(await saved(vendor)).toEqual([]);
      await save(id, vendor);
      expect((await save(id)).body).toEqual({
        message: 'Post removed from your saved posts.',
        code: 'unsaved',
        data: { isSaved: false },
      });
      expect(await saved(customer)).toEqual([]);
      expect(idsOf(await saved(vendor))).toEqual([id]);
    });

    it('are paged newest first, also within one millisecond, without ended adverts', async () => {
      const ids = await insertPosts(
        server,
        vendor,
        Array.from({ length: POSTS_PAGE * 2 + 1 }, () => ({})),
      );
      const [ended] = await insertPosts(server, vendor, [{ is_advert: 1, shown_until: server.clock.now + 5 }]);
      for (const id of [...ids, ended ?? '']) expect((await save(id)).status).toBe(200);
      server.clock.now += 10;
      const last = await add({ title: 'Saved last' });
      await save(last);
      const read = await readOn('save', (answer) => {
        const { data: posts, nextCursor } = answer.as(savedPostsAnswerSchema);
        return { posts, nextCursor };
      });
      expect(read.ids[0]).toBe(last);
      expect(read.ids.slice(1).toSorted()).toEqual(ids.toSorted());
      expect(read.lengths).toEqual([POSTS_PAGE, POSTS_PAGE, 2]);
    });

    it('have one of the two states after concurrent clicks', async () => {
      const id = await add({ title: 'Clicked' });
      const answers = await Promise.all(Array.from({ length: 9 }, () => save(id)));
      expect(answers.map((answer) => answer.as(saveAnswerSchema).data.isSaved).filter(Boolean)).toHaveLength(5);
    });

    it('answer 404 post_not_found for an unknown and a hidden post', async () => {
      const [hidden] = await insertPosts(server, vendor, [{ is_advert: 1, shown_until: 0 }]);
      for (const id of [customer.id, hidden ?? ''])
        expect(await save(id)).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
    });
  });
});
