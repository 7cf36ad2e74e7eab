import { FOUND_POSTS_COUNTED, POSTS_PAGE } from '@oja/contract/limits';
import { type FoundPostsAnswer, foundPostsAnswerSchema } from '@oja/contract/post-facets';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { block } from '../../../../test/blocks.ts';
import { insertPosts } from '../../../../test/post-rows.ts';
import { addPicture, jpeg } from '../../../../test/pictures.ts';
import { addPost } from '../../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

const NAIRA = 100;
/** More posts than a count looks at. */
const MANY = 10_050;

const named = (title: string) => ({ title, search_text: title.toLowerCase(), state: null, lga: null });
const exactly = (count: number) => ({ count, isMore: false });

const listed = (values: readonly { value: string; count: number; isMore: boolean }[] = []) =>
  values.map(({ value, count, isMore }) => `${value} ${count}${isMore ? '+' : ''}`);

/** Counts as one reads them: "Home 2", with a plus where there may be more. */
const short = ({ total, facets, withoutOne }: FoundPostsAnswer['data']) => ({
  total: total && `${total.count}${total.isMore ? '+' : ''}`,
  category: listed(facets?.category),
  condition: listed(facets?.condition),
  state: listed(facets?.state),
  priceBand: listed(facets?.priceBand),
  ...(withoutOne && { withoutOne: listed([{ ...withoutOne, value: withoutOne.name }])[0] }),
});

describe.each(DATABASES)('counts of found posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
  });
  afterAll(() => server.stop());

  const ask = (query: string) => server.call('GET', `/api/v1/posts?facets=1&${query}`, { as: customer });
  const list = async (query: string) => (await ask(query)).as(foundPostsAnswerSchema).data;
  const count = async (query: string) => short(await list(query));

  it('have each facet without its own filter and with all others', async () => {
    const used = { condition: 'Nigerian Used', state: 'Lagos', lga: 'Ikeja' };
    await insertPosts(server, vendor, [
      { ...named('Gen one'), ...used, category: 'Electronics', price_kobo: 90_000 * NAIRA },
      { ...named('Gen two'), ...used, category: 'Machinery', price_kobo: 400_000 * NAIRA },
      { ...named('Gen three'), category: 'Electronics', condition: 'Brand New', state: 'Lagos', lga: 'Epe' },
      { ...named('Gen four'), ...used, category: 'Home', state: 'Kano', lga: 'Dala', price_kobo: 4999 * NAIRA },
      { ...named('Gen five'), category: 'Electronics', price_kobo: 4999 * NAIRA + 1 },
      { ...named('Hidden gen'), category: 'Electronics', shown_until: 0 },
    ]);
    for (const text of ['gen', 'ge', 'gen&sort=price_asc', 'gen&sort=relevance'])
      expect([text, await count(`search=${text}`)]).toEqual([
        text,
        {
          total: '5',
          category: ['Electronics 3', 'Home 1', 'Machinery 1'],
          condition: ['Nigerian Used 3', 'Brand New 1'],
          state: ['Lagos 3', 'Kano 1'],
          priceBand: ['0-4999 1', '50000-149999 1', '150000-499999 1'],
        },
      ]);
    for (const text of ['gen', 'ge'])
      expect(await count(`search=${text}&category=Electronics&state=Lagos&lga=Ikeja&maxPrice=100000`)).toEqual({
        total: '1',
        category: ['Electronics 1'],
        condition: ['Nigerian Used 1'],
        state: ['Lagos 1'],
        priceBand: ['50000-149999 1'],
      });
    // Another state is another choice although it has no such local government.
    expect(await count('search=gen&condition=Nigerian%20Used&state=Lagos&lga=Ikeja')).toMatchObject({
      total: '2',
      state: ['Lagos 2', 'Kano 1'],
    });
    const inTwo = await count('category=Electronics&category=Home&condition=Nigerian%20Used');
    expect(inTwo).toEqual({
      total: '2',
      category: ['Electronics 1', 'Home 1', 'Machinery 1'],
      condition: ['Nigerian Used 2', 'Brand New 1'],
      state: ['Kano 1', 'Lagos 1'],
      priceBand: ['0-4999 1', '50000-149999 1'],
    });
    expect(await count('lga=Ikeja&category=Machinery')).toMatchObject({
      total: '1',
      category: ['Electronics 1', 'Machinery 1'],
      state: ['Lagos 1'],
    });
  });

  it('name the filter without which most is found, where nothing is', async () => {
    const used = { condition: 'Nigerian Used', category: 'Vehicles' };
    await insertPosts(server, vendor, [
      { ...named('Keke new'), category: 'Vehicles', condition: 'Brand New', state: 'Kano', price_kobo: NAIRA },
      { ...named('Keke one'), ...used, state: 'Lagos', price_kobo: NAIRA },
      { ...named('Keke two'), ...used, state: 'Lagos', price_kobo: 2 * NAIRA },
      { ...named('Keke three'), ...used, state: 'Oyo', price_kobo: 900 * NAIRA },
    ]);
    const kekes = 'category=Vehicles&condition=Nigerian%20Used';
    for (const text of ['search=keke&', 'search=ke&', ''])
      expect([text, await count(`${text}${kekes}&state=Kano&maxPrice=5`)]).toMatchObject([
        text,
        { total: '0', state: ['Lagos 2'], condition: ['Brand New 1'], withoutOne: 'state 2' },
      ]);
    expect(await count(`${kekes}&minPrice=3&maxPrice=5`)).toMatchObject({ total: '0', withoutOne: 'price 3' });
    expect(await count(`${kekes}&state=Lagos&lga=Epe`)).toMatchObject({ total: '0', withoutOne: 'lga 2' });
    expect(await count(`search=keke&category=Food&hasPictures=true`)).not.toHaveProperty('withoutOne');
    expect(await count(`search=keke&verified=true&from=following`)).toMatchObject({ withoutOne: 'from 4' });
    expect(await count(`search=keke&state=Oyo`)).not.toHaveProperty('withoutOne');
    expect(await count('search=nothing&category=Food')).toEqual({
      total: '0',
      category: [],
      condition: [],
      state: [],
      priceBand: [],
    });
  });

  it('include what words find, each post once, with a sort by relevance alone', async () => {
    const blender = { description: 'A blender', category: 'Kitchen' };
    await addPost(server, vendor, { ...blender, title: 'Blender', condition: 'Brand New' });
    await addPost(server, vendor, { ...blender, title: 'Mixer', price: 5 });
    await addPost(server, vendor, { ...blender, title: 'Grinder', category: 'Home', description: 'Or a blendr' });
    expect(await count('search=blender')).toMatchObject({ total: '1', category: ['Kitchen 1'] });
    for (const text of ['blender', 'bl'])
      expect([text, await count(`search=${text}&sort=relevance&category=Kitchen`)]).toMatchObject([
        text,
        { total: text === 'bl' ? '1' : '2', category: text === 'bl' ? ['Kitchen 1'] : ['Kitchen 2', 'Home 1'] },
      ]);
    expect(await count('search=blender&sort=relevance&category=Kitchen&minPrice=9')).toMatchObject({
      total: '0',
      priceBand: ['0-4999 1'],
      withoutOne: 'price 2',
    });
  });

  it('leave out what blocks hide', async () => {
    const blocked = await server.addAccount('vendor');
    await addPost(server, blocked, { title: 'Hidden kettle', category: 'Kitchen' });
    await addPost(server, blocked, { title: 'Another', description: 'A kettle', category: 'Kitchen' });
    await addPost(server, vendor, { title: 'Shown kettle', category: 'Home' });
    await block(server, customer, blocked);
    for (const sort of ['newest', 'relevance'])
      expect(await count(`search=kettle&sort=${sort}`)).toMatchObject({ total: '1', category: ['Home 1'] });
    expect(await count('search=kettle&category=Kitchen')).toMatchObject({ total: '0', withoutOne: 'category 1' });
  });

  it('follow what becomes of a post', async () => {
    const images = [await addPicture(server, vendor, await jpeg())];
    const { _id: id } = await addPost(server, vendor, { title: 'Wheelbarrow', category: 'Home', images });
    const change = (to: object) => server.database.queries.updateTable('posts').set(to).where('id', '=', id).execute();
    expect(await count('search=wheelbarrow')).toMatchObject({ total: '1', category: ['Home 1'], condition: [] });
    await change({
      category: 'Machinery',
      condition: 'Brand New',
      price_kobo: 6000 * NAIRA,
      state: 'Kano',
      lga: 'Dala',
    });
    expect(await count('search=wheelbarrow')).toEqual({
      total: '1',
      category: ['Machinery 1'],
      condition: ['Brand New 1'],
      state: ['Kano 1'],
      priceBand: ['5000-19999 1'],
    });
    await change({ price_point: 'Fixed Price', created_at: 5 });
    expect(await count('search=wheelbarrow&lga=Dala&pricePoint=Fixed%20Price')).toMatchObject({ total: '1' });
    expect(await count('search=wheelbarrow&since=6')).toMatchObject({ total: '0', withoutOne: 'since 1' });
    expect(await count('search=wheelbarrow&hasPictures=true')).toMatchObject({ total: '1' });
    await change({ images: '[]' });
    expect(await count('search=wheelbarrow&hasPictures=true')).toMatchObject({ withoutOne: 'hasPictures 1' });
    await change({ shown_until: 0 });
    expect(await count('search=wheelbarrow')).toMatchObject({ total: '0' });
  });

  it('come with the first page alone, and only when asked for', async () => {
    const { posts, total, nextCursor } = await list('');
    expect(posts).toHaveLength(POSTS_PAGE);
    const [{ shown } = { shown: 0 }] = await server.database.queries
      .selectFrom('posts')
      .select(({ fn }) => fn.countAll<number>().as('shown'))
      .where('shown_until', '>', 0)
      .execute();
    // Two are of a person whom the customer blocked.
    expect(total).toEqual(exactly(shown - 2));
    for (const query of [`facets=1&cursor=${nextCursor}`, 'facets=1&page=2', 'facets=false', '']) {
      const answer = await server.call('GET', `/api/v1/posts?${query}`, { as: customer });
      const { data } = answer.as(foundPostsAnswerSchema);
      expect([query, Object.keys(data).filter((key) => ['total', 'facets', 'withoutOne'].includes(key))]).toEqual([
        query,
        [],
      ]);
    }
    for (const wrong of ['perhaps', '2', '']) {
      const answer = await server.call('GET', `/api/v1/posts?facets=${wrong}`, { as: customer });
      expect([wrong, answer.status, answer.error.fields]).toEqual([wrong, 422, { facets: VALIDATION.yesOrNo }]);
    }
  });

  it('are exact to a thousand, and say where there may be more', async () => {
    await insertPosts(server, vendor, [
      { ...named('Old bulk rice'), category: 'Food', created_at: 1, price_point: 'Fixed Price' },
      { ...named('Old bulk beans'), category: 'Food', created_at: 2, state: 'Oyo' },
      ...Array.from({ length: MANY }, (_, index) => ({
        ...named(`Bulk ${index < FOUND_POSTS_COUNTED ? 'salt' : 'sugar'}`),
        category: 'Groceries',
      })),
    ]);
    expect(await list('search=bulk%20salt')).toMatchObject({ total: exactly(FOUND_POSTS_COUNTED) });
    expect(await count('search=bulk%20s')).toMatchObject({ total: '1000+', category: ['Groceries 1000+'] });
    // Older than the posts that are looked at, unless their category leads to them.
    expect(await count('search=bulk')).toMatchObject({ total: '1000+', category: ['Groceries 1000+'], state: [] });
    expect(await count('search=bulk&category=Food')).toEqual({
      total: '2',
      category: ['Groceries 1000+'],
      condition: [],
      state: ['Oyo 1'],
      priceBand: [],
    });
    expect(await count('search=bulk&category=Food&category=Drinks')).toMatchObject({ total: '2' });
    // The list finds one that the count did not look at.
    expect(await count('search=bulk&pricePoint=Fixed%20Price')).toMatchObject({ total: '1+', category: [] });
    expect(await count('search=bulk&maxPrice=1')).toMatchObject({ total: '0+', withoutOne: 'price 1000+' });
  });
});
