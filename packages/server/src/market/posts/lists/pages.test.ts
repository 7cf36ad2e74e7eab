import { POSTS_PAGE } from '@oja/contract/limits';
import { postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPosts } from '../../../../test/post-rows.ts';
import { addPost, post } from '../../../../test/posts.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { forgetRemoved } from '../removed-posts.ts';

interface Shown {
  _id: string;
  title: string;
}

const idsOf = (posts: Shown[]) => posts.map(({ _id }) => _id);

describe.each(GATE_DATABASES)('pages of posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
  });
  afterAll(() => server.stop());

  const list = async (query: string) =>
    (await server.call('GET', `/api/v1/posts?${query}`, { as: customer })).as(postsAnswerSchema).data;
  const add = async (title: string) => (await addPost(server, vendor, { title }))._id;
  const remove = (id: string) => server.call('DELETE', `/api/v1/posts/${id}`, { as: vendor });

  /** Reads to the end by cursor, and calls a function between the pages. */
  async function readOn(query: string, between: (page: Shown[]) => Promise<unknown>): Promise<Shown[]> {
    const shown: Shown[] = [];
    for (let cursor = ''; ;) {
      const { posts, nextCursor, hasMore } = await list(`${query}${cursor && `&cursor=${cursor}`}`);
      shown.push(...posts);
      expect(hasMore).toBe(nextCursor !== null);
      // No list here has this many posts: a list that never ends fails.
      if (nextCursor === null || shown.length > 200) return shown;
      cursor = nextCursor;
      await between(posts);
    }
  }

  it('by cursor contain each post once, also within one millisecond, while posts are added and deleted', async () => {
    const ids = await insertPosts(
      server,
      vendor,
      Array.from({ length: 50 }, () => ({ title: 'Same moment', search_text: 'same moment\n' })),
    );
    const shown = await readOn('search=same', async (page) => {
      await Promise.all([
        add('Same moment, come later'),
        add('Same moment, come later'),
        remove(page[0]?._id ?? ''),
        remove(page[5]?._id ?? ''),
      ]);
    });
    expect(idsOf(shown)).toEqual(ids.toSorted().toReversed());
  });

  it('by cursor skip only the posts that are deleted before their page is read', async () => {
    const ids = await insertPosts(
      server,
      vendor,
      Array.from({ length: 30 }, (_, index) => ({ search_text: 'ahead\n', created_at: server.clock.now - index })),
    );
    const gone = ids.slice(POSTS_PAGE + 1, POSTS_PAGE + 4);
    const shown = await readOn('search=ahead', async () => Promise.all(gone.map((id) => remove(id))));
    expect(idsOf(shown)).toEqual(ids.filter((id) => !gone.includes(id)));
  });

  it('by number of a pinned list are stable while many users post in the same millisecond', async () => {
    for (let index = 0; index < POSTS_PAGE * 2; index += 1) await add(`Pinned ${index}`);
    const flood = Array.from({ length: 40 }, (_, index) => post(server, vendor, { title: `Pinned flood ${index}` }));
    const first = await list('search=pinned');
    const before = (await list(`search=pinned&page=2&until=${first.until}`)).posts;
    await Promise.all(flood);
    const again = await list(`search=pinned&until=${first.until}`);
    expect(idsOf(again.posts)).toEqual(idsOf(first.posts));
    expect(idsOf((await list(`search=pinned&page=2&until=${first.until}`)).posts)).toEqual(idsOf(before));
    expect(new Set(idsOf([...first.posts, ...before])).size).toBe(first.posts.length + before.length);
  });

  it('by number repeat and skip nothing while posts are deleted and added between the pages', async () => {
    const ids: string[] = [];
    for (let index = 0; index < POSTS_PAGE * 4; index += 1) ids.unshift(await add(`Numbered ${index}`));
    await remove(ids[3] ?? '');
    let current = ids.toSpliced(3, 1);
    for (const query of ['search=numbered+', 'search=']) {
      const first = await list(query);
      const pages = [idsOf(first.posts)];
      expect(pages[0]).toEqual(current.slice(0, POSTS_PAGE));
      const readPage = async (page: number) =>
        pages.push(idsOf((await list(`${query}&page=${page}&until=${first.until}`)).posts));
      const gone = [0, 5, 13, 20, 30].map((index) => current[index] ?? '');
      await Promise.all([remove(gone[0] ?? ''), remove(gone[1] ?? ''), add('Come later')]);
      await readPage(2);
      await Promise.all([remove(gone[2] ?? ''), remove(gone[3] ?? ''), remove(gone[4] ?? ''), add('Come later')]);
      await readPage(3);
      // Posts that were read before their deletion are present. Only deleted posts are missing from the rest.
      expect(pages.flat()).toEqual(current.slice(0, POSTS_PAGE * 3).filter((id) => id !== gone[4]));
      // When the same list is read again from its start, it has gaps where they were.
      expect(idsOf((await list(`${query}&until=${first.until}`)).posts)).toEqual(
        current.slice(0, POSTS_PAGE).filter((id) => !gone.includes(id)),
      );
      current = (
        await server.database.queries
          .selectFrom('posts')
          .select('id')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
      ).map(({ id }) => id);
    }
  });

  /** Reads the first five pages of a search by number, each pinned like the first. */
  const readPages = async (search: string) => {
    const shown: string[] = [];
    let until = '';
    for (let page = 1; page <= 5; page += 1) {
      const answer = await list(`search=${search}&page=${page}${until}`);
      until = `&until=${answer.until}`;
      shown.push(...idsOf(answer.posts));
    }
    return shown;
  };

  it('by number are consistent during concurrent reads, posts and deletions', async () => {
    const ids: string[] = [];
    for (let index = 0; index < POSTS_PAGE * 5; index += 1) ids.unshift(await add(`Turmoil ${index}`));
    // Every third post is deleted during the reads.
    const doomed = new Set(ids.filter((_, index) => index % 3 === 1));
    const changes = [...doomed].flatMap((id) => [
      () => remove(id),
      () => post(server, vendor, { title: 'Turmoil, come later' }),
    ]);
    const [readings] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => readPages('turmoil'))),
      Promise.all(changes.map((change) => change())),
    ]);
    for (const shown of readings) {
      expect(new Set(shown).size).toBe(shown.length);
      // Five pages from the start contain the old posts that were not pushed out by new ones.
      const old = shown.filter((id) => ids.includes(id) && !doomed.has(id));
      expect(old).toEqual(ids.filter((id) => !doomed.has(id)).slice(0, old.length));
      expect(old.length).toBeGreaterThan(0);
    }
  });

  it('by number are stable when a user deletes the account with all posts', async () => {
    const leaving = await server.addAccount('vendor');
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      ids.unshift((await addPost(server, index % 2 ? leaving : vendor, { title: `Leaving ${index}` }))._id);
    }
    const first = await list('search=leaving');
    expect((await server.call('DELETE', `/api/v1/users/delete/${leaving.id}`, { as: leaving })).status).toBe(200);
    const second = await list(`search=leaving&page=2&until=${first.until}`);
    expect(idsOf(first.posts)).toEqual(ids.slice(0, POSTS_PAGE));
    expect(idsOf(second.posts)).toEqual(ids.slice(POSTS_PAGE).filter((_, index) => index % 2 === 1));
  });

  it('by number reserve no place for a deleted post that was never in the list', async () => {
    const ids: string[] = [];
    for (let index = 0; index < POSTS_PAGE * 2; index += 1) ids.unshift(await add(`Unmoved ${index}`));
    const other = await add('Something else');
    const [advert = ''] = await insertPosts(server, vendor, [
      { search_text: 'unmoved\n', is_advert: 1, shown_until: server.clock.now + 1000 },
    ]);
    const first = await list('search=unmoved+');
    const later = await add('Unmoved, but come later');
    for (const id of [other, advert, later]) await remove(id);
    const second = await list(`search=unmoved+&page=2&until=${first.until}`);
    expect(idsOf([...first.posts, ...second.posts])).toEqual(ids);
  });

  it('by cursor of all posts differ from each other, and contain no adverts', async () => {
    const ids = await insertPosts(
      server,
      vendor,
      Array.from({ length: POSTS_PAGE * 3 }, (_, index) => ({ created_at: server.clock.now + 10_000 - index })),
    );
    await insertPosts(server, vendor, [
      { is_advert: 1, shown_until: server.clock.now + 1000, created_at: server.clock.now + 10_000 - POSTS_PAGE },
    ]);
    const first = await list('');
    const second = await list(`cursor=${first.nextCursor}`);
    const third = await list(`cursor=${second.nextCursor}`);
    expect(idsOf([first, second, third].flatMap(({ posts }) => posts))).toEqual(ids);
  });

  it('have places of deleted posts that are removed after a day', async () => {
    const { queries } = server.database;
    await forgetRemoved(queries, server.clock.now + 23 * 60 * 60 * 1000);
    expect(await queries.selectFrom('removed_posts').select('id').execute()).not.toEqual([]);
    await forgetRemoved(queries, server.clock.now + 25 * 60 * 60 * 1000);
    expect(await queries.selectFrom('removed_posts').select('id').execute()).toEqual([]);
  });

  it('have posts with strictly increasing times, also when they are concurrent or a clock is behind', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, (_, index) => add(`Ticket ${index}`)));
    const rows = await server.database.queries
      .selectFrom('posts')
      .select('created_at')
      .where('id', 'in', made)
      .execute();
    expect(new Set(rows.map((row) => row.created_at)).size).toBe(20);
    const newest = Math.max(...rows.map((row) => row.created_at));
    server.clock.now -= 60_000;
    const { created_at: late } = await server.database.queries
      .selectFrom('posts')
      .select('created_at')
      .where('id', '=', await add('A slow clock'))
      .executeTakeFirstOrThrow();
    expect(late).toBe(newest + 1);
    server.clock.now += 60_000;
  });

  it('end at once in an empty list', async () => {
    expect(await list('search=nobodysellsthis')).toMatchObject({
      posts: [],
      adverts: [],
      hasMore: false,
      nextCursor: null,
    });
  });

  it.each([
    'page=0',
    'page=501',
    'page=x',
    'until=-1',
    'cursor=nonsense',
    "cursor=1.' or 1=1",
    'cursor=1.01a1fc53-3a88-7785-ba0f-02d83e9d414',
  ])('answer 422 to %s', async (query) => {
    const answer = await server.call('GET', `/api/v1/posts?${query}`, { as: customer });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });
});
