import { postEditedAnswerSchema, postsAnswerSchema } from '@oja/contract/posts';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPicture, jpeg } from '../../../test/pictures.ts';
import { insertPosts } from '../../../test/post-rows.ts';
import { addPost, post, readPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

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

  const add = async (changes: object = {}, as = vendor) => (await addPost(server, as, changes))._id;
  const edit = (id: string, body: object, as = vendor) => server.call('PATCH', `/api/v1/posts/${id}`, { as, body });
  const edited = async (id: string, body: object) => (await edit(id, body)).as(postEditedAnswerSchema).data.post;
  const remove = (id: string, as = vendor) => server.call('DELETE', `/api/v1/posts/${id}`, { as });
  const search = async (text: string) =>
    (await server.call('GET', `/api/v1/posts?search=${encodeURIComponent(text)}`, { as: customer }))
      .as(postsAnswerSchema)
      .data.posts.map(({ _id }) => _id);
  const usesOf = async (key: string) =>
    (await server.database.queries.selectFrom('uploads').select('uses').where('key', '=', key).executeTakeFirst())
      ?.uses;

  describe('PATCH', () => {
    it('changes only the given fields, and the search finds the post only by its new text', async () => {
      const id = await add({ title: 'Kerosene stove', category: 'Kitchen', price: 9000, condition: 'Brand New' });
      const answer = await edit(id, {
        title: 'Gas cooker',
        price: null,
        category: 'Home',
        phoneNumber: '+2348051112222',
      });
      const changed = {
        _id: id,
        title: 'Gas cooker',
        price: null,
        category: 'Home',
        phoneNumber: '8051112222',
        condition: 'Brand New',
        location: 'Itoku, Abeokuta',
      };
      expect(answer).toMatchObject({
        status: 200,
        body: { message: 'Post updated successfully', data: { post: changed } },
      });
      expect(await search('gas cook')).toEqual([id]);
      expect(await search('kerosene')).toEqual([]);
      expect((await edit(id, {})).body).toEqual(answer.body);
    });

    it('changes each field, clears optional fields with null, and changes no other post', async () => {
      const filled = { category: 'Kitchen', price: 9000, condition: 'Brand New', pricePoint: 'Fixed Price' };
      const [id, other] = [await add({ title: 'Mortar', ...filled }), await add({ title: 'Pestle', ...filled })];
      const changed = {
        title: 'Millstone',
        description: 'Granite.',
        category: 'Home',
        price: 0,
        phoneNumber: '8051112222',
        location: 'Ibadan',
        condition: 'Nigerian Used',
        pricePoint: 'Negotiable Price',
      };
      expect(await edited(id, changed)).toMatchObject(changed);
      const empty = { category: null, price: null, condition: null, pricePoint: null };
      expect(await edited(id, empty)).toMatchObject({ ...changed, ...empty });
      expect(await readPost(server, customer, other)).toMatchObject({ title: 'Pestle', ...filled });
    });

    it('changes the category in the search', async () => {
      const id = await add({ title: 'Wooden spoon', category: 'Kitchen' });
      await edit(id, { category: 'Machinery' });
      expect(await search('machiner')).toEqual([id]);
      expect(await search('kitchen')).not.toContain(id);
    });

    it('ignores pictures', async () => {
      const address = await addPicture(server, vendor, await jpeg());
      const id = await add({ images: [address] });
      expect((await edited(id, { images: [], title: 'Same pictures' })).images).toEqual([address]);
    });

    it('answers 422 for each field that breaks the rules of a new post', async () => {
      const id = await add();
      expect((await edit(id, { title: ' ', price: -1 })).error.fields).toEqual({
        title: 'Title is required',
        price: VALIDATION.priceShape,
      });
    });

    it('answers 403 to other users, also to admins, and to an owner who is no longer a vendor', async () => {
      const id = await add();
      for (const as of [customer, admin])
        expect(await edit(id, { title: 'Mine' }, as)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      const former = await server.addAccount('vendor');
      const theirs = await add({}, former);
      await server.database.queries
        .updateTable('users')
        .set({ is_verified_vendor: 0 })
        .where('id', '=', former.id)
        .execute();
      expect(await edit(theirs, { title: 'Still here' }, former)).toMatchObject({
        status: 403,
        body: { code: 'vendor_only' },
      });
    });

    it('answers 404 post_not_found for an unknown post', async () => {
      expect(await edit(customer.id, {})).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
    });
  });

  describe('DELETE', () => {
    it("deletes everything about the post, lowers the author's count and removes its pictures", async () => {
      const { queries } = server.database;
      const owner = await server.addAccount('vendor');
      const address = await addPicture(server, owner, await jpeg());
      const key = /([a-f0-9]{32})\.webp$/.exec(address)?.[1] ?? '';
      const id = await add({ title: 'Going soon', images: [address] }, owner);
      const storedKey = JSON.parse(
        (await queries.selectFrom('posts').select('images').where('id', '=', id).executeTakeFirstOrThrow()).images,
      )[0].key;
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
      expect(
        (await queries.selectFrom('users').select('posts_count').where('id', '=', owner.id).executeTakeFirstOrThrow())
          .posts_count,
      ).toBe(0);
      expect(await usesOf(storedKey)).toBeUndefined();
      expect(await search('going soon')).toEqual([]);
      expect(await remove(id, owner)).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
    });

    it('lets an admin delete any post, and answers 403 to other users', async () => {
      const id = await add();
      expect(await remove(id, customer)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect((await remove(id, admin)).status).toBe(200);
    });

    it('deletes and counts once for concurrent requests', async () => {
      const owner = await server.addAccount('vendor');
      const [id] = [await add({}, owner), await add({}, owner)];
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await remove(id, owner)).status));
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
      const { posts_count: left } = await server.database.queries
        .selectFrom('users')
        .select('posts_count')
        .where('id', '=', owner.id)
        .executeTakeFirstOrThrow();
      expect(left).toBe(1);
    });
  });

  it("a new post answers 422 for pictures of another user, and counts the use of the user's own", async () => {
    const address = await addPicture(server, vendor, await jpeg());
    const other = await server.addAccount('vendor');
    expect(await post(server, other, { images: [address] })).toMatchObject({
      status: 422,
      body: { fields: { images: VALIDATION.imageForeign } },
    });
    expect((await post(server, vendor, { images: [address] })).status).toBe(201);
  });

  it('the search uses the index beyond the newest posts, and omits changed and deleted posts', async () => {
    const old = server.clock.now - 1_000_000;
    const rows = [
      { title: 'Gramophone', search_text: 'gramophone\nmusic', created_at: old },
      { title: 'Gramophone gone', search_text: 'gramophone gone\n', created_at: old - 1 },
    ];
    const [kept = '', gone = ''] = await insertPosts(server, vendor, rows);
    await insertPosts(
      server,
      vendor,
      Array.from({ length: 2100 }, () => ({ search_text: 'filler\n' })),
    );
    expect(await search('GRAMO')).toEqual([kept, gone]);
    expect(await search('mup')).toEqual([]);
    expect(await search('e%m')).toEqual([]);
    expect(await search('gramophone" OR "filler')).toEqual([]);
    await remove(gone);
    expect(await search('gramophone')).toEqual([kept]);
    await edit(kept, { title: 'Record player' });
    expect(await search('gramophone')).toEqual([]);
    expect(await search('ecord pla')).toEqual([kept]);
    // Terms that are too short for the index are searched among the newest ten thousand posts.
    expect(await search('gr')).toEqual([]);
    expect(await search('yer')).toEqual([kept]);
  });
});
