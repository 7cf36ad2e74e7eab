import { POSTS_PAGE } from '@oja/contract/limits';
import { foundPostsAnswerSchema } from '@oja/contract/post-facets';
import { postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPosts } from '../../../../test/post-rows.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

/** More posts than are searched one by one. */
const NEWER = 10_400;
const FAR = POSTS_PAGE + 10;

/** Posts behind thousands of newer, cheaper and dearer ones, where each search takes its way through an index. */
describe.each(DATABASES)('posts behind thousands of others on %s', (kind) => {
  let server: TestServer;
  let customer: Account;
  /** The posts with the text, the newest first. One of them is an advert, activated long after it was created. */
  let far: string[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    const vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
    const moment = server.clock.now - 1_000_000;
    const text = { search_text: 'zither of gold\ninstruments', category: 'Instruments', state: 'Kano', lga: 'Dala' };
    const [advert = ''] = await insertPosts(server, vendor, [
      {
        ...text,
        is_advert: 1,
        shown_until: server.clock.now + 1_000_000,
        created_at: moment + 21,
        price_kobo: 5_000_021,
      },
      { ...text, is_advert: 1, shown_until: server.clock.now - 1, created_at: moment + 23 },
      { ...text, shown_until: 0, created_at: moment + 22 },
    ]);
    const ids = await insertPosts(
      server,
      vendor,
      Array.from({ length: FAR }, (_, index) => ({
        ...text,
        created_at: moment + 2 * index,
        price_kobo: 5_000_000 + 2 * index,
      })),
    );
    await insertPosts(
      server,
      vendor,
      Array.from({ length: NEWER }, (_, index) => ({
        search_text: 'rice\nfood',
        category: 'Food',
        state: 'Lagos',
        created_at: moment + 1000 + index,
        price_kobo: index % 2 === 0 ? 100_000 : 90_000_000,
      })),
    );
    const places = [...ids.map((id, index) => ({ id, at: moment + 2 * index })), { id: advert, at: moment + 21 }];
    far = places.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
  });
  afterAll(() => server.stop());

  const ask = async (query: string) =>
    (await server.call('GET', `/api/v1/posts?${query}`, { as: customer })).as(postsAnswerSchema).data;

  const count = async (query: string) =>
    (await server.call('GET', `/api/v1/posts?facets=1&${query}`, { as: customer })).as(foundPostsAnswerSchema).data;

  async function readAll(query: string): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor = ''; ids.length <= FAR;) {
      const { posts, nextCursor } = await ask(query + cursor);
      ids.push(...posts.map(({ _id }) => _id));
      if (nextCursor === null) break;
      cursor = `&cursor=${nextCursor}`;
    }
    return ids;
  }

  it.each(['search=zither', 'search=zither&state=Kano', 'search=zither&sort=relevance'])(
    'are found by their text, the newest first, also an advert: %s',
    async (query) => {
      expect(await readAll(query)).toEqual(far);
    },
  );

  it.each(['search=zither&sort=price_asc', 'lga=Dala&sort=price_asc', 'category=Instruments&sort=price_asc'])(
    'are found in the order of their prices: %s',
    async (query) => {
      expect(await readAll(query)).toEqual(far.toReversed());
      expect(await readAll(query.replace('asc', 'desc'))).toEqual(far);
    },
  );

  it('do not hide from a frequent text those of a filter that few pass', async () => {
    const { posts } = await ask('search=rice&state=Kano');
    expect(posts).toEqual([]);
    expect((await ask('search=rice&sort=price_asc&minPrice=900000')).posts).toHaveLength(POSTS_PAGE);
  });

  it('are counted exactly by a rare text, and up to a limit by a frequent one', async () => {
    expect(await count('search=zither')).toMatchObject({
      total: { count: FAR + 1, isMore: false },
      facets: { state: [{ value: 'Kano', count: FAR + 1 }] },
    });
    expect(await count('search=rice')).toMatchObject({
      total: { count: 1000, isMore: true },
      facets: { category: [{ value: 'Food', count: 1000, isMore: true }] },
    });
  });
});
