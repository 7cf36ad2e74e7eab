import { POSTS_PAGE, SEARCH_MAX } from '@oja/contract/limits';
import { postsAnswerSchema } from '@oja/contract/posts';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { block } from '../../../../test/blocks.ts';
import { insertPosts } from '../../../../test/post-rows.ts';
import { addPost } from '../../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { postJobs } from '../post-jobs.ts';

/** The titles of more than a page of posts, newest first. */
const range = (name: string) => Array.from({ length: POSTS_PAGE + 2 }, (_, index) => `${name} ${index}`).toReversed();

describe.each(DATABASES)('posts in the order of their relevance on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
  });
  afterAll(() => server.stop());

  const ask = (query: string) => server.call('GET', `/api/v1/posts?sort=relevance&${query}`, { as: customer });
  const list = async (query: string) => (await ask(query)).as(postsAnswerSchema).data;
  const titles = async (query: string) => (await list(query)).posts.map(({ title }) => title);
  const run = (job: string) =>
    postJobs(server.database.queries)
      .find(({ name }) => name === job)
      ?.run(server.clock.now);

  async function countRows(table: 'post_words' | 'word_forms', word?: string): Promise<number> {
    const all = server.database.queries.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'));
    const { rows } = await (word === undefined ? all : all.where('word', '=', word)).executeTakeFirstOrThrow();
    return rows;
  }

  it('come exact first, then by word, beginning, typo and synonym, the newest first among equals', async () => {
    await addPost(server, vendor, { title: 'Synonym', description: 'A tricycle' });
    await addPost(server, vendor, { title: 'Typo', description: 'A kike' });
    await addPost(server, vendor, { title: 'Prefix', description: 'A kekewagon' });
    await addPost(server, vendor, { title: 'Older word', description: 'A keke' });
    await addPost(server, vendor, { title: 'Newer word', description: 'A keke' });
    await addPost(server, vendor, { title: 'The kekes of Lagos', description: 'Exact' });
    expect(await titles('search=keke')).toEqual([
      'The kekes of Lagos',
      'Newer word',
      'Older word',
      'Prefix',
      'Typo',
      'Synonym',
    ]);
  });

  it('are read to the end by cursor, each once, also from the exact ones to the others', async () => {
    for (let index = 0; index < POSTS_PAGE + 2; index++) await addPost(server, vendor, { title: `Zobo ${index}` });
    for (let index = 0; index < POSTS_PAGE + 2; index++)
      await addPost(server, vendor, { title: `Drink ${index}`, description: 'Cold zobo' });
    const shown: string[] = [];
    for (let cursor = ''; shown.length < 99;) {
      const { posts, hasMore, nextCursor } = await list(`search=zobo${cursor}`);
      shown.push(...posts.map(({ title }) => title));
      expect(hasMore).toBe(nextCursor !== null);
      if (nextCursor === null) break;
      expect(posts).toHaveLength(POSTS_PAGE);
      cursor = `&cursor=${nextCursor}`;
    }
    expect(shown).toEqual([...range('Zobo'), ...range('Drink')]);
  });

  it('pass all filters, and leave out hidden posts and what blocks hide', async () => {
    const blocked = await server.addAccount('vendor');
    const description = 'A blender';
    await addPost(server, vendor, {
      title: 'Cheap',
      description,
      price: 5,
      category: 'Kitchen',
      condition: 'Brand New',
    });
    await addPost(server, vendor, { title: 'Dear', description, price: 50, category: 'Kitchen' });
    await addPost(server, vendor, { title: 'Elsewhere', description, price: 5, category: 'Home' });
    const hidden = await addPost(server, vendor, { title: 'Hidden', description });
    // As many as a page has: the others come on the first page nevertheless.
    for (let index = 0; index < POSTS_PAGE; index++) await addPost(server, blocked, { title: 'Blocked', description });
    await server.database.queries.updateTable('posts').set({ shown_until: 0 }).where('id', '=', hidden._id).execute();
    await block(server, customer, blocked);
    expect(await titles('search=blender')).toEqual(['Elsewhere', 'Dear', 'Cheap']);
    expect(await titles('search=blender&category=Kitchen')).toEqual(['Dear', 'Cheap']);
    expect(await titles('search=blender&category=Kitchen&maxPrice=9')).toEqual(['Cheap']);
    expect(await titles('search=blender&condition=Brand%20New&verified=true')).toEqual(['Cheap']);
    expect(await titles('search=blender&from=following')).toEqual([]);
    expect(await titles('search=blender&hasPictures=true')).toEqual([]);
  });

  it('are found by their words as these change: post, vendor’s name, deletion', async () => {
    const shop = await server.addAccount('vendor', { userName: 'mama-kudi' });
    const before = await countRows('post_words');
    const { _id } = await addPost(server, shop, { title: 'Ewedu', description: 'Fresh', location: 'Mile 12' });
    for (const word of ['ewedu', 'fresh', 'mile', 'kudi'])
      expect([word, await titles(`search=${word}`)]).toEqual([word, ['Ewedu']]);
    const edit = { title: 'Spinach', description: 'Dried' };
    expect((await server.call('PATCH', `/api/v1/posts/${_id}`, { as: shop, body: edit })).status).toBe(200);
    expect(await titles('search=dried')).toEqual(['Spinach']);
    expect([...(await titles('search=ewedu')), ...(await titles('search=fresh'))]).toEqual([]);
    const rename = { name: 'Àgbékẹ́ Provisions', userName: 'agbeke' };
    const renamed = await server.call('PATCH', `/api/v1/users/profile/${shop.id}`, { as: shop, body: rename });
    expect(renamed.status).toBe(200);
    expect(await titles('search=agbeke%20dried')).toEqual(['Spinach']);
    expect(await titles('search=kudi')).toEqual([]);
    expect((await server.call('DELETE', `/api/v1/posts/${_id}`, { as: shop })).status).toBe(200);
    expect(await titles('search=agbeke')).toEqual([]);
    expect(await countRows('post_words')).toBe(before);
    await run('forget-unused-words');
    expect(await countRows('word_forms', 'agbeke')).toBe(0);
    expect(await countRows('word_forms', 'blender')).toBe(8);
  });

  it('are found by parts of title and category before a job has stored the words of earlier versions', async () => {
    const { queries } = server.database;
    const [id = ''] = await insertPosts(server, vendor, [
      { title: 'Old cupboard', search_text: 'old cupboard\n', description: 'Mahogany' },
    ]);
    await queries.insertInto('unread_posts').values({ post_id: id }).execute();
    expect([await titles('search=cupb'), await titles('search=mahogany')]).toEqual([['Old cupboard'], []]);
    for (let times = 0; times < 2; times++) await run('store-old-words');
    expect([await titles('search=cupb'), await titles('search=mahogany')]).toEqual([
      ['Old cupboard'],
      ['Old cupboard'],
    ]);
    expect(await queries.selectFrom('unread_posts').selectAll().execute()).toEqual([]);
  });

  it('are refused without a text, with a page number, and with a cursor of another text or order', async () => {
    const { nextCursor } = await list('search=zobo');
    const id = '01a21d31-1f4d-7294-9a0e-f5beb4c56a3c';
    for (const [query, field, text] of [
      ['', 'search', VALIDATION.relevanceNeedsText],
      ['search=%20%CC%81', 'search', VALIDATION.relevanceNeedsText],
      ['search=%C2%A8', 'search', VALIDATION.relevanceNeedsText],
      [`search=${'word '.repeat(500)}`, 'search', VALIDATION.searchTooLong],
      ['search=zobo&page=2', 'page', VALIDATION.filteredPage],
      [`search=drink&cursor=${nextCursor}`, 'cursor', VALIDATION.cursorOfOtherSearch],
      [`search=zobo&cursor=1.${id}`, 'cursor', VALIDATION.cursorOfOtherSort],
      [`search=zobo&cursor=a1.${id}`, 'cursor', VALIDATION.cursorOfOtherSort],
      [`search=zobo&cursor=r1-1.${id}`, 'cursor', VALIDATION.cursorShape],
    ] as const) {
      const answer = await ask(query);
      expect([query, answer.status, answer.error.fields?.[field]]).toEqual([query, 422, text]);
    }
    for (const sort of ['newest', 'price_asc']) {
      const url = `/api/v1/posts?search=zobo&sort=${sort}&cursor=${nextCursor}`;
      const { error } = await server.call('GET', url, { as: customer });
      expect(error.fields).toEqual({ cursor: VALIDATION.cursorOfOtherSort });
    }
  });

  it('are found with as many words as a search can have', async () => {
    const words = Array.from({ length: SEARCH_MAX / 4 }, (_, index) => `w${10 + index}`);
    await addPost(server, vendor, { title: 'All of them', description: words.join(' ') });
    await addPost(server, vendor, { title: 'All but one', description: words.slice(1).join(' ') });
    expect(await titles(`search=${words.join('+')}`)).toEqual(['All of them']);
    expect(
      await titles(`search=${Array.from({ length: SEARCH_MAX / 2 }, (_, index) => index % 10).join('+')}`),
    ).toEqual([]);
  });
});
