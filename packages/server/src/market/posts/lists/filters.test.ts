import { POSTS_PAGE } from '@oja/contract/limits';
import { postsAnswerSchema } from '@oja/contract/posts';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { block } from '../../../../test/blocks.ts';
import { insertPosts } from '../../../../test/post-rows.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

const NAIRA = 100;

const named = (title: string) => ({ title, search_text: title.toLowerCase() });

describe.each(DATABASES)('found posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let neighbour: Account;
  let customer: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    neighbour = await server.addAccount();
    customer = await server.addAccount();
  });
  afterAll(() => server.stop());

  const ask = (query: string) => server.call('GET', `/api/v1/posts?${query}`, { as: customer });
  const list = async (query: string) => (await ask(query)).as(postsAnswerSchema).data;
  const titles = async (query: string) => (await list(query)).posts.map(({ title }) => title);

  /** Reads a list to its end, and returns its titles and the length of each page. */
  async function readOn(query: string) {
    const [shown, lengths]: [string[], number[]] = [[], []];
    for (let cursor = ''; ;) {
      const { posts, nextCursor } = await list(query + cursor);
      shown.push(...posts.map(({ title }) => title));
      lengths.push(posts.length);
      // No list here has this many pages: a list that never ends fails.
      if (nextCursor === null || lengths.length > 9) return { shown, lengths };
      cursor = `&cursor=${nextCursor}`;
    }
  }

  it('pass each filter, several values of one being alternatives, and all filters together', async () => {
    const now = server.clock.now;
    const images = JSON.stringify([{ key: `post/${'a'.repeat(32)}.webp`, width: 800, height: 600, blur: null }]);
    await insertPosts(server, vendor, [
      { ...named('Gen small'), category: 'Electronics', condition: 'Nigerian Used', price_kobo: 90_000 * NAIRA },
      { ...named('Gen big'), category: 'Machinery', condition: 'Foreign Used', price_kobo: 400_000 * NAIRA },
      { ...named('Gen new'), category: 'Electronics', condition: 'Brand New', price_kobo: 150_000 * NAIRA },
      { ...named('Gen free'), category: 'Electronics', price_kobo: null, price_point: 'Fixed Price' },
    ]);
    await insertPosts(server, neighbour, [
      { ...named('Gen next door'), category: 'Home', price_kobo: 20_000 * NAIRA, created_at: now - 5000, images },
    ]);
    const found = async (filters: string) => (await titles(`search=gen&${filters}`)).toSorted();
    expect(await found('maxPrice=150000')).toEqual(['Gen new', 'Gen next door', 'Gen small']);
    expect(await found('minPrice=90000&maxPrice=150000')).toEqual(['Gen new', 'Gen small']);
    expect(await found('condition=Nigerian%20Used&condition=Foreign%20Used')).toEqual(['Gen big', 'Gen small']);
    expect(await found('category=Electronics&condition=Brand%20New')).toEqual(['Gen new']);
    expect(await found('pricePoint=Fixed%20Price')).toEqual(['Gen free']);
    expect(await found('verified=true&maxPrice=100000')).toEqual(['Gen small']);
    expect(await found(`since=${now - 1000}&maxPrice=100000`)).toEqual(['Gen small']);
    expect(await found('hasPictures=true')).toEqual(['Gen next door']);
    expect(await titles('category=Machinery&condition=Foreign%20Used')).toEqual(['Gen big']);
    await server.database.queries
      .insertInto('follows')
      .values({ follower_id: customer.id, followed_id: neighbour.id, created_at: 1 })
      .execute();
    expect(await found('from=following')).toEqual(['Gen next door']);
    expect(await list('search=gen&maxPrice=1')).toMatchObject({ posts: [], adverts: [], hasMore: false });
  });

  it('are sorted by price with those without one last, the newest of equal ones first, each once', async () => {
    const prices = Array.from({ length: 2 * POSTS_PAGE }, (_, index) => Math.floor(index / 5) * NAIRA);
    await insertPosts(server, vendor, [
      ...prices.map((price_kobo, index) => ({ ...named(`Yam ${index}`), price_kobo })),
      ...['Yam without a price', 'Another yam without'].map((title) => ({ ...named(title), price_kobo: null })),
    ]);
    const cheap = await readOn('search=yam&sort=price_asc');
    expect(cheap.lengths).toEqual([POSTS_PAGE, POSTS_PAGE, 2]);
    expect(new Set(cheap.shown).size).toBe(2 * POSTS_PAGE + 2);
    expect(cheap.shown.slice(0, 6)).toEqual(['Yam 4', 'Yam 3', 'Yam 2', 'Yam 1', 'Yam 0', 'Yam 9']);
    const dear = await readOn('search=yam&sort=price_desc');
    expect(dear.shown.slice(0, 5)).toEqual(['Yam 23', 'Yam 22', 'Yam 21', 'Yam 20', 'Yam 19']);
    for (const { shown } of [cheap, dear])
      expect(shown.slice(-2)).toEqual(['Another yam without', 'Yam without a price']);
    expect((await readOn('search=ya&sort=price_desc')).shown).toEqual(dear.shown);
    expect((await readOn('search=yam&sort=price_asc&minPrice=1&maxPrice=2')).shown).toHaveLength(10);
    expect((await readOn('search=yam&sort=price_desc&minPrice=0&maxPrice=0')).shown).toHaveLength(5);
  });

  it('leave out what blocks hide, in each order', async () => {
    const blocked = await server.addAccount('vendor');
    await insertPosts(server, blocked, [{ ...named('Hidden kettle'), price_kobo: 1 }]);
    await insertPosts(server, vendor, [{ ...named('Shown kettle'), price_kobo: 2 }]);
    await block(server, customer, blocked);
    for (const sort of ['newest', 'price_asc', 'price_desc'])
      expect(await titles(`search=kettle&sort=${sort}&maxPrice=5`)).toEqual(['Shown kettle']);
  });

  it('are refused with the parameter that is wrong, and why', async () => {
    const id = '01a21d31-1f4d-7294-9a0e-f5beb4c56a3c';
    for (const [query, field, text] of [
      ['minPrice=200&maxPrice=100', 'minPrice', VALIDATION.priceRange],
      ['maxPrice=abc', 'maxPrice', VALIDATION.priceLimitShape],
      ['maxPrice=-5', 'maxPrice', VALIDATION.priceLimitShape],
      ['minPrice=999999999999', 'minPrice', VALIDATION.priceLimitShape],
      ['category=Electronic', 'category', VALIDATION.categoryUnknown],
      ['condition=Neat', 'condition', VALIDATION.conditionUnknown],
      ['pricePoint=Cheap', 'pricePoint', VALIDATION.pricePointUnknown],
      ['verified=perhaps', 'verified', VALIDATION.yesOrNo],
      ['from=strangers', 'from', VALIDATION.fromUnknown],
      ['sort=oldest', 'sort', VALIDATION.sortUnknown],
      ['maxPrice=5&page=2', 'page', VALIDATION.filteredPage],
      [`sort=price_asc&cursor=1.${id}`, 'cursor', VALIDATION.cursorOfOtherSort],
      [`sort=price_asc&cursor=d1.${id}`, 'cursor', VALIDATION.cursorOfOtherSort],
      [`cursor=a1.${id}`, 'cursor', VALIDATION.cursorOfOtherSort],
      [
        `condition=Brand%20New&condition=Brand%20New&condition=Brand%20New&condition=Brand%20New`,
        'condition',
        VALIDATION.alternativesTooMany,
      ],
    ] as const) {
      const answer = await ask(query);
      expect([query, answer.status, JSON.stringify(answer.body)]).toEqual([query, 422, expect.stringContaining(text)]);
      expect(JSON.stringify(answer.body)).toContain(`"${field}`);
    }
    expect((await ask(`sort=price_asc&cursor=a1.${id}`)).status).toBe(200);
  });
});
