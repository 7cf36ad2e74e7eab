import { setTimeout as pause } from 'node:timers/promises';

import { commentAnswerSchema } from '@oja/contract/comments';
import { type Post, postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost } from '../../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { PostCache } from './post-cache.ts';

describe.each(DATABASES)('posts that are kept in memory show what the database holds, on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let reader: Account;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    [vendor, reader] = [await server.addAccount('vendor'), await server.addAccount()];
    id = (await addPost(server, vendor))._id;
  });
  afterAll(() => server.stop());

  const shown = async (as: Account) =>
    (await server.call('GET', '/api/v1/posts', { as })).as(postsAnswerSchema).data.posts[0];
  /** Twice before, so that the post is kept, and once after. */
  async function after(change: () => Promise<unknown>) {
    await shown(reader);
    await shown(reader);
    await change();
    return shown(reader);
  }

  it('after a like and a save, each for whoever did it alone', async () => {
    expect(await after(() => server.call('POST', `/api/v1/posts/like/${id}`, { as: reader }))).toMatchObject({
      likes: [reader.id],
      likesCount: 1,
      saves: [],
    });
    expect(await after(() => server.call('POST', `/api/v1/posts/save/${id}`, { as: reader }))).toMatchObject({
      likes: [reader.id],
      saves: [reader.id],
    });
    expect(await shown(vendor)).toMatchObject({ likes: [], likesCount: 1, saves: [] });
  });

  it('after a comment, its edit and its deletion', async () => {
    let commentId = '';
    const add = async () => {
      const said = await server.call('POST', `/api/v1/posts/reply/${id}`, { as: reader, body: { text: 'How much?' } });
      commentId = said.as(commentAnswerSchema).data.comment._id;
    };
    expect(await after(add)).toMatchObject({ repliesCount: 1, replies: [{ text: 'How much?' }] });
    const address = `${id}/${commentId}`;
    expect(
      await after(() =>
        server.call('PATCH', `/api/v1/posts/reply/${address}`, { as: reader, body: { text: 'How many?' } }),
      ),
    ).toMatchObject({ replies: [{ text: 'How many?' }] });
    expect(await after(() => server.call('DELETE', `/api/v1/posts/unreply/${address}`, { as: reader }))).toMatchObject({
      repliesCount: 0,
      replies: [],
    });
  });

  it('after an edit of the post, and of its author', async () => {
    expect(
      await after(() =>
        server.call('PATCH', `/api/v1/posts/${id}`, { as: vendor, body: { title: 'Adire, two yards' } }),
      ),
    ).toMatchObject({ title: 'Adire, two yards' });
    expect(
      await after(() =>
        server.call('PATCH', `/api/v1/users/profile/${vendor.id}`, { as: vendor, body: { name: 'Adaeze' } }),
      ),
    ).toMatchObject({ user: { name: 'Adaeze' } });
  });

  it('after what was written in a transaction that is taken back', async () => {
    const { queries } = server.database;
    const undo = () =>
      queries.transaction().execute(async (transaction) => {
        await transaction.updateTable('posts').set({ title: 'Never' }).where('id', '=', id).execute();
        throw new Error('taken back');
      });
    expect(await after(() => undo().catch(() => undefined))).toMatchObject({ title: 'Adire, two yards' });
  });

  it('as soon as a transaction has ended, and nothing of it before', async () => {
    const change = server.database.queries.transaction().execute(async (transaction) => {
      await transaction.updateTable('posts').set({ title: 'Adire, three yards' }).where('id', '=', id).execute();
      const meanwhile = [shown(reader), shown(vendor)];
      await Promise.race([Promise.all(meanwhile), pause(100)]);
      await transaction.updateTable('posts').set({ title: 'Adire, four yards' }).where('id', '=', id).execute();
      return { meanwhile };
    });
    expect(await after(() => change)).toMatchObject({ title: 'Adire, four yards' });
    for (const seen of await Promise.all((await change).meanwhile))
      expect(['Adire, two yards', 'Adire, four yards']).toContain(seen?.title);
  });

  it('after what was written over another connection', async () => {
    const { queries } = server.database;
    for (let turn = 0; turn < 20; turn += 1) {
      const write = () =>
        queries
          .updateTable('posts')
          .set({ title: `Adire ${turn}` })
          .where('id', '=', id)
          .execute();
      // Readers that come at the same moment must not leave anything behind that is older than what is written.
      const others = [shown(vendor), shown(vendor)];
      expect(await after(write)).toMatchObject({ title: `Adire ${turn}` });
      await Promise.all(others);
    }
  });

  it('after its deletion', async () => {
    expect(await after(() => server.call('DELETE', `/api/v1/posts/${id}`, { as: vendor }))).toBeUndefined();
  });
});

it('what is written while posts are read is not kept for later, also when others have read meanwhile', async () => {
  const cache = new PostCache();
  let reads = 0;
  const readAnew = async ([id]: readonly string[]) => {
    reads += 1;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a post as the cache looks at
    return [{ _id: id, images: [], pictures: [], replies: [], user: {} } as unknown as Post];
  };
  await cache.read('1', ['one'], async (ids) => {
    const before = await readAnew(ids);
    await cache.read('2', ['other'], readAnew);
    return before;
  });
  for (let turn = 0; turn < 2; turn += 1) await cache.read('2', ['one'], readAnew);
  expect(reads).toBe(3);
});
