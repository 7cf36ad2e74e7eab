import { setTimeout as pause } from 'node:timers/promises';

import { commentAnswerSchema } from '@oja/contract/comments';
import { type Post, postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost } from '../../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { PostCache } from './post-cache.ts';

describe.each(DATABASES)('the post cache always shows the state of the database on %s', (kind) => {
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
  /** Reads the post twice before the change, so that it is cached, and once after it. */
  async function after(change: () => Promise<unknown>) {
    await shown(reader);
    await shown(reader);
    await change();
    return shown(reader);
  }

  it('after a like and a save, each only for its user', async () => {
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
      const answer = await server.call('POST', `/api/v1/posts/reply/${id}`, {
        as: reader,
        body: { text: 'How much?' },
      });
      commentId = answer.as(commentAnswerSchema).data.comment._id;
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

  it('after an edit of the post or its author', async () => {
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

  it('after a transaction that is rolled back', async () => {
    const { queries } = server.database;
    const undo = () =>
      queries.transaction().execute(async (transaction) => {
        await transaction.updateTable('posts').set({ title: 'Never' }).where('id', '=', id).execute();
        throw new Error('rolled back');
      });
    expect(await after(() => undo().catch(() => undefined))).toMatchObject({ title: 'Adire, two yards' });
  });

  it('as soon as a transaction is committed, and nothing of it before', async () => {
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

  it('after a change over another connection', async () => {
    const { queries } = server.database;
    for (let turn = 0; turn < 20; turn += 1) {
      const write = () =>
        queries
          .updateTable('posts')
          .set({ title: `Adire ${turn}` })
          .where('id', '=', id)
          .execute();
      // Concurrent readers must not cache anything that is older than the change.
      const others = [shown(vendor), shown(vendor)];
      expect(await after(write)).toMatchObject({ title: `Adire ${turn}` });
      await Promise.all(others);
    }
  });

  it('after the deletion of a post', async () => {
    expect(await after(() => server.call('DELETE', `/api/v1/posts/${id}`, { as: vendor }))).toBeUndefined();
  });
});

/** As much of a post as the cache looks at. */
function makePost(id: string, title = ''): Post {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of it is not read
  return { _id: id, title, images: [], pictures: [], replies: [], user: {} } as unknown as Post;
}

describe('the cache of posts', () => {
  it('does not keep posts that change while they are read, and keeps all others', async () => {
    const cache = new PostCache();
    const reads: string[] = [];
    const readPosts = async (ids: readonly string[]) => {
      reads.push(ids.join());
      return ids.map((id) => makePost(id));
    };
    await cache.read(['one', 'two'], async (ids) => {
      const before = await readPosts(ids);
      cache.forget(new Set(['one', 'a reader']));
      return before;
    });
    for (let turn = 0; turn < 2; turn += 1) await cache.read(['two', 'one'], readPosts);
    expect(reads).toEqual(['one,two', 'one']);
    cache.forgetAll();
    await cache.read(['two', 'one'], readPosts);
    expect(reads).toEqual(['one,two', 'one', 'two,one']);
  });

  it('shows a changed post as it is, and a deleted one not at all, beside posts that were read with them before', async () => {
    const cache = new PostCache();
    const titles = new Map(['one', 'two', 'three'].map((id) => [id, 'Before']));
    const read = async () => {
      const posts = await cache.read(['one', 'two', 'three'], async (ids) =>
        ids.flatMap((id) => (titles.has(id) ? makePost(id, titles.get(id)) : [])),
      );
      return posts.map(({ _id, title }) => `${_id}: ${title}`);
    };
    await read();
    titles.set('two', 'After');
    titles.delete('three');
    cache.forget(new Set(['two', 'three']));
    expect(await read()).toEqual(['one: Before', 'two: After']);
  });
});
