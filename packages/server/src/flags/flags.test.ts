import { FLAGS_PAGE } from '@oja/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPosts } from '../../test/post-rows.ts';
import { post } from '../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../test/test-server.ts';

describe.each(DATABASES)('reports on %s', (kind) => {
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

  const newPost = async (title = 'Too good to be true'): Promise<string> => (await post(server, vendor, { title })).body.data.post._id;
  const flag = (postId: string, as = customer, flagReason = 'Scammer') =>
    server.call('POST', '/api/v1/posts/flag', { as, body: { postTitle: 'What I saw', postId, flagReason } });
  const list = async (query = '') => (await server.call('GET', `/api/v1/posts/flag${query}`, { as: admin })).body;
  const dismiss = (id: string, as = admin) => server.call('DELETE', `/api/v1/posts/flag/${id}`, { as });

  it('201, then listed with what an admin needs: reason, reporter, the post as it is, and how many reported it', async () => {
    const id = await newPost();
    expect(await flag(id)).toMatchObject({ status: 201, body: { message: 'Thank you. An admin will look at this post.' } });
    server.clock.now += 10;
    await flag(id, admin, 'Fake Product');
    await server.call('PATCH', `/api/v1/posts/${id}`, { as: vendor, body: { title: 'Quite ordinary' } });
    const { data, total, postsTotal, nextCursor } = await list();
    expect({ total, postsTotal, nextCursor }).toEqual({ total: 2, postsTotal: 1, nextCursor: null });
    expect(data).toMatchObject([
      { postId: id, flagReason: 'Fake Product', reporter: { _id: admin.id }, postFlagsCount: 2 },
      { postTitle: 'Too good to be true', flagReason: 'Scammer', reporter: { _id: customer.id }, post: { _id: id, title: 'Quite ordinary', user: { _id: vendor.id } } },
    ]);
  });

  it('409 already_flagged: while one is open, also of many at once; dismissed, it may be reported again', async () => {
    const id = await newPost();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => flag(id)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await flag(id)).body.code).toBe('already_flagged');
    const open = (await list()).data.find(({ postId }: { postId: string }) => postId === id);
    expect((await dismiss(open._id)).body).toEqual({ message: 'Report dismissed.' });
    expect(await dismiss(open._id)).toMatchObject({ status: 404, body: { code: 'flag_not_found' } });
    expect((await flag(id)).status).toBe(201);
  });

  it("403 forbidden: one's own post, unless one is an admin", async () => {
    expect(await flag(await newPost(), vendor)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const [own = ''] = await insertPosts(server, admin, [{}]);
    expect((await flag(own, admin)).status).toBe(201);
  });

  it('403 admin_only: the list and dismissing', async () => {
    for (const as of [customer, vendor]) {
      expect(await server.call('GET', '/api/v1/posts/flag', { as })).toMatchObject({ status: 403, body: { code: 'admin_only' } });
      expect(await dismiss(vendor.id, as)).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    }
  });

  it('422: without a reason, or with one that is not in the list', async () => {
    const id = await newPost();
    for (const body of [{ postId: id }, { postId: id, flagReason: '' }, { postId: id, flagReason: 'I do not like it' }]) {
      const answer = await server.call('POST', '/api/v1/posts/flag', { as: customer, body });
      expect(answer).toMatchObject({ status: 422, body: { fields: { flagReason: 'Please provide a reason for flag' } } });
    }
  });

  it('404 post_not_found', async () => {
    expect(await flag(customer.id)).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
  });

  it('pages: newest first, each once, and the number of all with each page', async () => {
    const { queries } = server.database;
    await queries.deleteFrom('flags').execute();
    const ids = await insertPosts(server, vendor, Array.from({ length: FLAGS_PAGE + 5 }, () => ({})));
    for (const id of ids) await flag(id, admin);
    const first = await list();
    const second = await list(`?cursor=${first.nextCursor}`);
    expect([first.postsTotal, second.postsTotal]).toEqual([ids.length, ids.length]);
    expect([first.data.length, first.total, second.data.length, second.total, second.nextCursor]).toEqual([FLAGS_PAGE, ids.length, 5, ids.length, null]);
    expect(new Set([...first.data, ...second.data].map(({ postId }: { postId: string }) => postId))).toEqual(new Set(ids));
  });
});

describe('reports', () => {
  it('429: the 21st of a day', async () => {
    const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1' });
    const customer = await server.addAccount();
    const ids = await insertPosts(server, await server.addAccount('vendor'), Array.from({ length: 21 }, () => ({})));
    const statuses: number[] = [];
    for (const postId of ids) {
      const answer = await server.call('POST', '/api/v1/posts/flag', { as: customer, body: { postId, flagReason: 'Spam' } });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    await server.stop();
  });
});
