import { commentAnswerSchema } from '@oja/contract/comments';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { SHOWN_VERSION, ShownChanges, pruneShownChangesJob } from './shown-changes.ts';

describe.each(DATABASES)('changes of shown data on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let reader: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    [vendor, reader] = [await server.addAccount('vendor'), await server.addAccount()];
  });
  afterAll(() => server.stop());

  const request = async () => {
    const { rows } = await sql<{ version: string }>`select ${SHOWN_VERSION[kind]} as version`.execute(
      server.database.queries,
    );
    return { shownVersion: rows[0]?.version ?? '' };
  };

  /** A cache that records what it was asked to drop; the changes so far are not among it. */
  async function startCache() {
    const changes = new ShownChanges(server.database);
    const dropped: string[] = [];
    changes.keepNew({
      forget: (subjects) => dropped.push(...[...subjects].toSorted()),
      forgetAll: () => dropped.push('all'),
    });
    await changes.catchUp(await request());
    dropped.length = 0;
    return { changes, dropped, catchUp: async () => changes.catchUp(await request()) };
  }

  async function droppedAfter(change: () => Promise<unknown>): Promise<string[]> {
    const { dropped, catchUp } = await startCache();
    await change();
    await catchUp();
    return dropped;
  }

  const droppedAfterMany = (many: number) =>
    droppedAfter(async () => {
      const rows = Array.from({ length: many }, (_, index) => ({ subject: `${index}` }));
      await server.database.queries.insertInto('shown_changes').values(rows).execute();
    });

  it('are what was changed, and nothing else', async () => {
    const post = await addPost(server, vendor);
    const called = (method: 'POST' | 'PATCH' | 'DELETE', path: string, as: Account, body?: object) => async () =>
      server.call(method, `/api/v1${path}`, { as, ...(body && { body }) });
    const ownAndPost = [reader.id, post._id].toSorted();
    expect(await droppedAfter(called('POST', `/posts/like/${post._id}`, reader))).toEqual(ownAndPost);
    expect(await droppedAfter(called('POST', `/posts/like/${post._id}`, reader))).toEqual(ownAndPost);
    expect(await droppedAfter(called('POST', `/posts/save/${post._id}`, reader))).toEqual([reader.id]);
    let commentId = '';
    const comment = async () => {
      const answer = await server.call('POST', `/api/v1/posts/reply/${post._id}`, {
        as: reader,
        body: { text: 'How much?' },
      });
      commentId = answer.as(commentAnswerSchema).data.comment._id;
    };
    expect(await droppedAfter(comment)).toEqual([post._id]);
    const edit = called('PATCH', `/posts/reply/${post._id}/${commentId}`, reader, { text: 'How many?' });
    expect(await droppedAfter(edit)).toEqual([post._id]);
    expect(await droppedAfter(called('PATCH', `/posts/${post._id}`, vendor, { title: 'Adire' }))).toEqual([post._id]);
    expect(await droppedAfter(() => addPost(server, vendor))).toEqual(['lists']);
    expect(await droppedAfter(called('DELETE', `/posts/${post._id}`, vendor))).toEqual([...ownAndPost, 'lists']);
    const message = called('POST', '/messages', reader, { recipientId: vendor.id, text: 'Is it there?' });
    expect(await droppedAfter(message)).toEqual([]);
    expect(await droppedAfter(called('POST', `/users/follow/${vendor.id}`, reader))).toEqual([]);
    const rename = called('PATCH', `/users/profile/${vendor.id}`, vendor, { name: 'Adaeze' });
    expect(await droppedAfter(rename)).toEqual(['all']);
  });

  it('are everything when there are too many at once', async () => {
    expect(await droppedAfterMany(1000)).toHaveLength(1000);
    expect(await droppedAfterMany(1001)).toEqual(['all']);
  });

  it('are found out once for requests that arrive together, and again for each that arrives later', async () => {
    const post = await addPost(server, vendor);
    const { changes, dropped } = await startCache();
    const title = (text: string) =>
      server.database.queries.updateTable('posts').set({ title: text }).where('id', '=', post._id).execute();
    await title('One');
    const [first, second] = [await request(), await request()];
    await Promise.all([changes.catchUp(first), changes.catchUp(second)]);
    expect(dropped).toEqual([post._id]);
    await title('Two');
    await changes.catchUp(first);
    expect(dropped).toEqual([post._id]);
  });

  it('are not missed while they are being found out', async () => {
    const post = await addPost(server, vendor);
    const [answered, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const queries = server.database.queries.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answered.resolve();
        await goOn.promise;
        return result;
      },
    });
    const changes = new ShownChanges({ kind, queries });
    let drops = 0;
    const count = () => void (drops += 1);
    changes.keepNew({ forget: count, forgetAll: count });
    // SQLite has one connection: no write can come between the log and what is dropped.
    if (kind === 'sqlite') goOn.resolve();
    const underway = changes.catchUp(await request());
    await (kind === 'postgres' ? answered.promise : underway);
    await server.call('DELETE', `/api/v1/posts/${post._id}`, { as: vendor });
    const later = changes.catchUp(await request());
    goOn.resolve();
    await later;
    expect(drops).toBe(2);
  });

  it('are everything for a server that slept while they were deleted', async () => {
    const { queries } = server.database;
    const [awake, asleep] = [await startCache(), await startCache()];
    const job = pruneShownChangesJob(queries);
    const post = await addPost(server, vendor);
    for (let turn = 0; turn < 3; turn += 1) {
      await queries
        .updateTable('posts')
        .set({ title: `Turn ${turn}` })
        .where('id', '=', post._id)
        .execute();
      await awake.catchUp();
      await job.run(server.clock.now);
    }
    expect(await queries.selectFrom('shown_changes').select('subject').execute()).toHaveLength(2);
    await asleep.catchUp();
    expect(awake.dropped).toEqual([post._id, 'lists', post._id, post._id]);
    expect(asleep.dropped).toEqual(['all']);
  });

  it('are asked for again after the database was away', async () => {
    const { dropped, changes, catchUp } = await startCache();
    const post = await addPost(server, vendor);
    const found = await request();
    await sql`alter table shown_changes rename to away`.execute(server.database.queries);
    await expect(changes.catchUp(found)).rejects.toThrow('shown_changes');
    await sql`alter table away rename to shown_changes`.execute(server.database.queries);
    await server.call('DELETE', `/api/v1/posts/${post._id}`, { as: vendor });
    await catchUp();
    expect(dropped).toEqual([post._id, 'lists']);
  });

  it.runIf(kind === 'postgres')('are noticed in the order of their commits, not of their numbers', async () => {
    const { queries } = server.database;
    const [early, late] = [await addPost(server, vendor), await addPost(server, vendor)];
    const { dropped, catchUp } = await startCache();
    const change = (transaction: typeof queries, id: string) =>
      transaction.updateTable('posts').set({ title: 'Changed' }).where('id', '=', id).execute();
    await queries.transaction().execute(async (transaction) => {
      await change(transaction, early._id);
      await change(queries, late._id);
      await catchUp();
      expect(dropped).toEqual([late._id]);
    });
    await catchUp();
    expect(dropped).toEqual([late._id, early._id]);
  });
});
