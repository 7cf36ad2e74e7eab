import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jpeg, upload } from '../../test/pictures.ts';
import { insertPosts } from '../../test/post-rows.ts';
import { post } from '../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../test/test-server.ts';

describe.each(DATABASES)('changing and deleting posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  let admin: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
    admin = await server.addAccount('admin');
  });
  afterAll(() => server.stop());

  const add = async (changes: object = {}, as = vendor): Promise<string> => (await post(server, as, changes)).body.data.post._id;
  const edit = (id: string, body: object, as = vendor) => server.call('PATCH', `/api/v1/posts/${id}`, { as, body });
  const remove = (id: string, as = vendor) => server.call('DELETE', `/api/v1/posts/${id}`, { as });
  const search = async (text: string) =>
    (await server.call('GET', `/api/v1/posts?search=${encodeURIComponent(text)}`, { as: customer })).body.data.posts.map((found: { _id: string }) => found._id);
  const usesOf = async (key: string) =>
    (await server.database.queries.selectFrom('uploads').select('uses').where('key', '=', key).executeTakeFirstOrThrow()).uses;

  describe('PATCH', () => {
    it('200: what is sent changes, the rest stays, and the post is found by its new words alone', async () => {
      const id = await add({ title: 'Kerosene stove', category: 'Kitchen', price: 9000, condition: 'Brand New' });
      const answer = await edit(id, { title: 'Gas cooker', price: null, category: 'Home', phoneNumber: '+2348051112222' });
      expect(answer).toMatchObject({ status: 200, body: { message: 'Post updated successfully' } });
      expect(answer.body.data.post).toMatchObject({
        _id: id, title: 'Gas cooker', price: null, category: 'Home', phoneNumber: '8051112222', condition: 'Brand New', location: 'Itoku, Abeokuta',
      });
      expect(await search('gas cook')).toEqual([id]);
      expect(await search('kerosene')).toEqual([]);
      expect((await edit(id, {})).body.data.post).toEqual(answer.body.data.post);
    });

    it('200: pictures stay as they are, whatever is sent', async () => {
      const { secure_url: address } = (await upload(server, vendor, await jpeg())).body;
      const id = await add({ images: [address] });
      expect((await edit(id, { images: [], title: 'Same pictures' })).body.data.post.images).toEqual([address]);
    });

    it('422: each field by the rules of a new post', async () => {
      const id = await add();
      expect((await edit(id, { title: ' ', price: -1 })).body.fields).toEqual({ title: 'Title is required', price: VALIDATION.priceShape });
    });

    it('403: somebody else, an admin too; an owner who is no vendor any more', async () => {
      const id = await add();
      for (const as of [customer, admin]) expect(await edit(id, { title: 'Mine' }, as)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      const former = await server.addAccount('vendor');
      const theirs = await add({}, former);
      await server.database.queries.updateTable('users').set({ is_verified_vendor: 0 }).where('id', '=', former.id).execute();
      expect(await edit(theirs, { title: 'Still here' }, former)).toMatchObject({ status: 403, body: { code: 'vendor_only' } });
    });

    it('404 post_not_found', async () => {
      expect(await edit(customer.id, {})).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
    });
  });

  describe('DELETE', () => {
    it('200: all that hangs on it goes, the author has one less, its pictures are given back', async () => {
      const { queries } = server.database;
      const owner = await server.addAccount('vendor');
      const { secure_url: address } = (await upload(server, owner, await jpeg())).body;
      const key = /([a-f0-9]{32})\.webp$/.exec(address)?.[1] ?? '';
      const id = await add({ title: 'Going soon', images: [address] }, owner);
      const storedKey = JSON.parse((await queries.selectFrom('posts').select('images').where('id', '=', id).executeTakeFirstOrThrow()).images)[0].key;
      expect(storedKey).toContain(key);
      expect(await usesOf(storedKey)).toBe(1);
      await server.call('POST', `/api/v1/posts/like/${id}`, { as: customer });
      await server.call('POST', `/api/v1/posts/save/${id}`, { as: customer });
      await server.call('POST', `/api/v1/posts/reply/${id}`, { as: customer, body: { text: 'How much last?' } });
      await server.call('POST', '/api/v1/posts/flag', { as: customer, body: { postId: id, flagReason: 'Spam' } });
      expect(await remove(id, owner)).toMatchObject({ status: 200, body: { message: 'Post deleted successfully' } });
      for (const table of ['likes', 'saves', 'comments', 'flags', 'notifications'] as const) {
        expect(await queries.selectFrom(table).selectAll().where('post_id', '=', id).execute()).toEqual([]);
      }
      expect((await queries.selectFrom('users').select('posts_count').where('id', '=', owner.id).executeTakeFirstOrThrow()).posts_count).toBe(0);
      expect(await usesOf(storedKey)).toBe(0);
      expect(await search('going soon')).toEqual([]);
      expect(await remove(id, owner)).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
    });

    it('200: an admin, any post; 403: anybody else', async () => {
      const id = await add();
      expect(await remove(id, customer)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect((await remove(id, admin)).status).toBe(200);
    });

    it('one of several at once deletes it, and counts once', async () => {
      const owner = await server.addAccount('vendor');
      const [id] = [await add({}, owner), await add({}, owner)];
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await remove(id, owner)).status));
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
      const { posts_count: left } = await server.database.queries.selectFrom('users').select('posts_count').where('id', '=', owner.id).executeTakeFirstOrThrow();
      expect(left).toBe(1);
    });
  });

  it("422: pictures that somebody else uploaded cannot be posted; one's own are counted as used", async () => {
    const { secure_url: address } = (await upload(server, vendor, await jpeg())).body;
    const other = await server.addAccount('vendor');
    expect(await post(server, other, { images: [address] })).toMatchObject({ status: 422, body: { fields: { images: VALIDATION.imageForeign } } });
    expect((await post(server, vendor, { images: [address] })).status).toBe(201);
  });

  it('a search goes through the index where the newest posts have nothing: what was changed and deleted is not found', async () => {
    const old = server.clock.now - 1_000_000;
    const rows = [{ title: 'Gramophone', search_text: 'gramophone\nmusic', created_at: old }, { title: 'Gramophone gone', search_text: 'gramophone gone\n', created_at: old - 1 }];
    const [kept = '', gone = ''] = await insertPosts(server, vendor, rows);
    await insertPosts(server, vendor, Array.from({ length: 2100 }, () => ({ search_text: 'filler\n' })));
    expect(await search('GRAMO')).toEqual([kept, gone]);
    expect(await search('mup')).toEqual([]);
    expect(await search('e%m')).toEqual([]);
    expect(await search('gramophone" OR "filler')).toEqual([]);
    await remove(gone);
    expect(await search('gramophone')).toEqual([kept]);
    await edit(kept, { title: 'Record player' });
    expect(await search('gramophone')).toEqual([]);
    expect(await search('ecord pla')).toEqual([kept]);
    // Too short for the index: looked for among the newest ten thousand.
    expect(await search('gr')).toEqual([]);
    expect(await search('yer')).toEqual([kept]);
  });
});
