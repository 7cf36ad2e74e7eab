import { eventsAnswerSchema } from '@oja/contract/events';
import { flagCountsAnswerSchema, flagsAnswerSchema } from '@oja/contract/flags';
import { FLAGS_PAGE } from '@oja/contract/limits';
import { postCreatedAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { block, unblock } from '../../../test/blocks.ts';
import { insertPosts } from '../../../test/post-rows.ts';
import { post } from '../../../test/posts.ts';
import { connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

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

  const newPost = async (title = 'Too good to be true'): Promise<string> =>
    (await post(server, vendor, { title })).as(postCreatedAnswerSchema).data.post._id;
  const flag = (postId: string, as = customer, flagReason = 'Scammer') =>
    server.call('POST', '/api/v1/posts/flag', { as, body: { postTitle: 'What I saw', postId, flagReason } });
  const list = async (query = '') =>
    (await server.call('GET', `/api/v1/posts/flag${query}`, { as: admin })).as(flagsAnswerSchema);
  const counts = async (as = admin) =>
    (await server.call('GET', '/api/v1/posts/flag/count', { as })).as(flagCountsAnswerSchema).data;
  const events = async (as: Account, after: number) =>
    (await server.call('GET', `/api/v1/events?after=${after}`, { as })).as(eventsAnswerSchema).data;
  const openFlagOf = (postId: string) =>
    server.database.queries.selectFrom('flags').select('id').where('post_id', '=', postId).executeTakeFirstOrThrow();
  const dismiss = (id: string, as = admin) => server.call('DELETE', `/api/v1/posts/flag/${id}`, { as });

  it('are listed with the reason, the reporter, the current post and the number of its reports', async () => {
    const id = await newPost();
    expect(await flag(id)).toMatchObject({
      status: 201,
      body: { message: 'Thank you. An admin will look at this post.' },
    });
    server.clock.now += 10;
    await flag(id, admin, 'Fake Product');
    await server.call('PATCH', `/api/v1/posts/${id}`, { as: vendor, body: { title: 'Quite ordinary' } });
    const { data, total, postsTotal, nextCursor } = await list();
    expect({ total, postsTotal, nextCursor }).toEqual({ total: 2, postsTotal: 1, nextCursor: null });
    expect(data).toMatchObject([
      { postId: id, flagReason: 'Fake Product', reporter: { _id: admin.id }, postFlagsCount: 2 },
      {
        postTitle: 'Too good to be true',
        flagReason: 'Scammer',
        reporter: { _id: customer.id },
        post: { _id: id, title: 'Quite ordinary', user: { _id: vendor.id } },
      },
    ]);
  });

  it('answer 409 already_flagged while one is open, also under concurrency, and are allowed again after a dismissal', async () => {
    const id = await newPost();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => flag(id)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await flag(id)).error.code).toBe('already_flagged');
    const open = (await list()).data.find(({ postId }) => postId === id)?._id ?? '';
    expect((await dismiss(open)).body).toEqual({ message: 'Report dismissed.', code: 'flag_dismissed' });
    expect(await dismiss(open)).toMatchObject({ status: 404, body: { code: 'flag_not_found' } });
    expect((await flag(id)).status).toBe(201);
  });

  it("answer 403 forbidden for the user's own post, except to admins", async () => {
    expect(await flag(await newPost(), vendor)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const [own = ''] = await insertPosts(server, admin, [{}]);
    expect((await flag(own, admin)).status).toBe(201);
  });

  it('can be listed and dismissed only by admins, and others get 403 admin_only', async () => {
    for (const as of [customer, vendor]) {
      expect(await server.call('GET', '/api/v1/posts/flag', { as })).toMatchObject({
        status: 403,
        body: { code: 'admin_only' },
      });
      expect(await dismiss(vendor.id, as)).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    }
  });

  it('answer 422 without a reason or with an unknown one', async () => {
    const id = await newPost();
    for (const body of [
      { postId: id },
      { postId: id, flagReason: '' },
      { postId: id, flagReason: 'I do not like it' },
    ]) {
      const answer = await server.call('POST', '/api/v1/posts/flag', { as: customer, body });
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { flagReason: 'Please provide a reason for flag' } },
      });
    }
  });

  it('answer 404 post_not_found for an unknown post', async () => {
    expect(await flag(customer.id)).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
  });

  it('answer 404 post_not_found across a block, in both directions, except to admins', async () => {
    const [id, other] = [await newPost(), await server.addAccount('vendor')];
    const [ofOther = ''] = await insertPosts(server, other, [{}]);
    await block(server, other, vendor);
    await block(server, vendor, admin);
    for (const [postId, as] of [
      [id, other],
      [ofOther, vendor],
    ] as const)
      expect(await flag(postId, as)).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
    expect((await flag(id, admin)).status).toBe(201);
    await unblock(server, other, vendor);
    await unblock(server, vendor, admin);
    expect((await flag(id, other)).status).toBe(201);
  });

  it('are paged newest first without duplicates, with the total on each page', async () => {
    const { queries } = server.database;
    await queries.deleteFrom('flags').execute();
    const ids = await insertPosts(
      server,
      vendor,
      Array.from({ length: FLAGS_PAGE + 5 }, () => ({})),
    );
    for (const id of ids) await flag(id, admin);
    const first = await list();
    const second = await list(`?cursor=${first.nextCursor}`);
    expect([first.postsTotal, second.postsTotal]).toEqual([ids.length, ids.length]);
    expect([first.data.length, first.total, second.data.length, second.total, second.nextCursor]).toEqual([
      FLAGS_PAGE,
      ids.length,
      5,
      ids.length,
      null,
    ]);
    expect(new Set([...first.data, ...second.data].map(({ postId }) => postId))).toEqual(new Set(ids));
  });
  describe('the events for admins', () => {
    let other: Account;
    beforeAll(async () => {
      await server.database.queries.deleteFrom('flags').execute();
      other = await server.addAccount('admin');
    });

    it("send a new report with the tab's counts to every device of every admin, and to nobody else", async () => {
      const devices = [await connect(server, admin), await connect(server, admin), await connect(server, other)];
      const strangers = [await connect(server, vendor), await connect(server, customer)];
      const id = await newPost('Gold for nothing');
      await flag(id);
      for (const device of devices) {
        expect(await device.receive('newFlag')).toMatchObject({
          flag: { postId: id, postTitle: 'Gold for nothing', flagReason: 'Scammer', reporter: { _id: customer.id } },
          ...(await counts()),
        });
      }
      await dismiss((await openFlagOf(id)).id);
      for (const device of devices) await device.receive('flagEnded');
      for (const stranger of strangers)
        expect(stranger.events.filter(({ name }) => name.toLowerCase().includes('flag'))).toEqual([]);
    });

    it('send the end of a report and the new counts, regardless of which admin dismissed it', async () => {
      const id = await newPost();
      await flag(id);
      await flag(id, other, 'Spam');
      const before = await counts();
      const device = await connect(server, other);
      const { id: flagId } = await openFlagOf(id);
      await dismiss(flagId);
      expect(await device.receive('flagEnded')).toMatchObject({
        flagId,
        total: before.total - 1,
        postsTotal: before.postsTotal,
      });
      expect((await dismiss(flagId)).status).toBe(404);
      await dismiss((await openFlagOf(id)).id);
      expect(await device.receive('flagEnded', (event) => event.flagId !== flagId)).toMatchObject(await counts());
      expect(device.events.filter(({ name }) => name === 'flagEnded')).toHaveLength(2);
    });

    it('send the deletion of a reported post by its owner, by an admin or with its author, but not of other posts', async () => {
      const author = await server.addAccount('vendor');
      const ids = await insertPosts(server, author, [{}, {}, {}, {}]);
      const [byOwner = '', byAdmin = '', withAuthor = '', unreported = ''] = ids;
      for (const id of [byOwner, byAdmin, withAuthor]) await flag(id);
      const { postsTotal } = await counts();
      const device = await connect(server, admin);
      const gone = (postId: string) => device.receive('flaggedPostDeleted', (event) => event.postId === postId);
      await server.call('DELETE', `/api/v1/posts/${unreported}`, { as: author });
      await server.call('DELETE', `/api/v1/posts/${byOwner}`, { as: author });
      expect((await gone(byOwner)).postsTotal).toBe(postsTotal - 1);
      await server.call('DELETE', `/api/v1/posts/${byAdmin}`, { as: other });
      expect((await gone(byAdmin)).postsTotal).toBe(postsTotal - 2);
      await server.call('DELETE', `/api/v1/users/delete/${author.id}`, { as: author });
      expect((await gone(withAuthor)).postsTotal).toBe(postsTotal - 3);
      expect(device.events.filter(({ name }) => name === 'flaggedPostDeleted')).toHaveLength(3);
    });

    it("send the end of a deleted user's reports", async () => {
      const reporter = await server.addAccount();
      const id = await newPost();
      await flag(id, reporter);
      const { id: flagId } = await openFlagOf(id);
      const device = await connect(server, admin);
      await server.call('DELETE', `/api/v1/users/delete/${reporter.id}`, { as: reporter });
      expect(await device.receive('flagEnded', (event) => event.flagId === flagId)).toMatchObject(await counts());
    });

    it('replay missed events in order with the current counts, and nothing to former admins', async () => {
      const late = await server.addAccount('admin');
      const [open, ended] = [await newPost('Still open'), await newPost('Ended since')];
      await flag(open);
      await flag(ended);
      await dismiss((await openFlagOf(ended)).id);
      const missed = await events(late, 0);
      expect(missed.events).toMatchObject([
        { name: 'newFlag', payload: { seq: 1, flag: { postId: open, postTitle: 'Still open' }, ...(await counts()) } },
        { name: 'flagEnded', payload: { seq: 3, ...(await counts()) } },
      ]);
      await server.database.queries.updateTable('users').set({ is_admin: 0 }).where('id', '=', late.id).execute();
      expect(await events(late, 0)).toMatchObject({ events: [], lastSeq: 3, reset: false });
    });

    it('have the same final count after many concurrent reports', async () => {
      const id = await newPost();
      const people = await Promise.all(Array.from({ length: 8 }, () => server.addAccount()));
      const device = await connect(server, admin);
      const before = await counts();
      await Promise.all(people.map((person) => flag(id, person)));
      await expect.poll(() => device.events.filter(({ name }) => name === 'newFlag')).toHaveLength(8);
      const received = device.events
        .filter((event) => event.name === 'newFlag')
        .map(({ payload }) => payload)
        .toSorted((one, next) => one.seq - next.seq);
      expect(received.map(({ total }) => total)).toEqual(
        Array.from({ length: 8 }, (_, index) => before.total + index + 1),
      );
      expect(received.at(-1)).toMatchObject(await counts());
    });
  });
});

describe('reports', () => {
  it('answer 429 to the 21st in a day', async () => {
    const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1' });
    const customer = await server.addAccount();
    const ids = await insertPosts(
      server,
      await server.addAccount('vendor'),
      Array.from({ length: 21 }, () => ({})),
    );
    const statuses: number[] = [];
    for (const postId of ids) {
      const answer = await server.call('POST', '/api/v1/posts/flag', {
        as: customer,
        body: { postId, flagReason: 'Spam' },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    await server.stop();
  });
});
