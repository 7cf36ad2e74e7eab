import { commentAnswerSchema, commentsAnswerSchema } from '@oja/contract/comments';
import { categoryAnswerSchema } from '@oja/contract/post-facets';
import { postAnswerSchema, postCreatedAnswerSchema, postsAnswerSchema } from '@oja/contract/posts';
import { savedPostsAnswerSchema } from '@oja/contract/posts';
import { dashboardProfileAnswerSchema, peopleAnswerSchema, profileAnswerSchema } from '@oja/contract/users';
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block, unblock } from '../../../test/blocks.ts';
import { post } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const texts = (comments: readonly { text: string }[]) => comments.map(({ text }) => text);

/** What a block hides in both directions, product §6. */
describe.each(DATABASES)('a block hides on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  let chidi: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await server.addAccount('vendor');
    bayo = await server.addAccount('vendor');
    chidi = await server.addAccount('vendor');
  });

  const get = (url: string, as: Account) => server.call('GET', `/api/v1${url}`, { as });
  const makePost = async (as: Account, title: string) =>
    (await post(server, as, { title, category: 'Fashion' })).as(postCreatedAnswerSchema).data.post._id;
  const comment = async (as: Account, postId: string, text: string) =>
    (await server.call('POST', `/api/v1/posts/reply/${postId}`, { as, body: { text } })).as(commentAnswerSchema).data
      .comment._id;
  const savedOf = async (as: Account) => {
    const dashboard = (await get(`/users/dashboard/${as.userName}`, as)).as(dashboardProfileAnswerSchema).data;
    const saved = (await get('/posts/save', as)).as(savedPostsAnswerSchema).data;
    return [...saved.map(({ _id }) => _id), ...dashboard.savedPosts];
  };
  /** Both directions of a block, and a person who has no part in it. */
  const views = () => [
    { as: ada, other: bayo, sees: false },
    { as: bayo, other: ada, sees: false },
    { as: chidi, other: ada, sees: true },
    { as: chidi, other: bayo, sees: true },
  ];

  it('posts in the list of all, in pages, in search, in their category, among saved posts and at their address', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const posts = new Map<string, string>();
    for (const who of [ada, bayo, chidi]) posts.set(who.id, await makePost(who, `Cloth ${word}`));
    for (const [as, other] of [
      [ada, bayo],
      [bayo, ada],
    ] as const)
      await server.call('POST', `/api/v1/posts/save/${posts.get(other.id)}`, { as });
    const idsIn = async (as: Account) => {
      const all = (await get('/posts', as)).as(postsAnswerSchema).data;
      const again = (await get(`/posts?page=1&until=${all.until}`, as)).as(postsAnswerSchema).data;
      const found = (await get(`/posts?search=${word}`, as)).as(postsAnswerSchema).data;
      const category = (await get(`/posts/category?category=fashion&query=${word}`, as)).as(categoryAnswerSchema).data;
      const whole = (await get('/posts/category?category=fashion', as)).as(categoryAnswerSchema).data;
      return [all, again, found, category, whole].map((list) => list.posts.map(({ _id }) => _id));
    };
    await idsIn(ada);
    await block(server, ada, bayo);
    for (const { as, other, sees } of views()) {
      const theirs = posts.get(other.id) ?? '';
      for (const ids of await idsIn(as)) {
        expect(ids.includes(theirs)).toBe(sees);
        expect(ids).toContain(posts.get(chidi.id));
      }
      expect((await get(`/posts/${theirs}`, as)).status).toBe(sees ? 200 : 404);
      expect((await get(`/posts/reply/${theirs}`, as)).status).toBe(sees ? 200 : 404);
      expect(await savedOf(as)).toEqual([]);
    }
    await unblock(server, ada, bayo);
    for (const { as, other } of views()) for (const ids of await idsIn(as)) expect(ids).toContain(posts.get(other.id));
    expect(await savedOf(ada)).toHaveLength(2);
  });

  it('nothing from admins, and the same as an account that is gone from the others', async () => {
    const postId = await makePost(ada, 'Adire');
    const admin = await server.addAccount('admin');
    await block(server, ada, bayo);
    await block(server, ada, admin);
    const gone = await get(`/users/profile/${randomUUID()}`, bayo);
    for (const path of [`/users/profile/${ada.id}`, `/users/${ada.id}/posts`, `/users/${ada.id}/followers`]) {
      const { status, body } = await get(path, bayo);
      expect({ status, body }).toEqual({ status: gone.status, body: gone.body });
      expect((await get(path.replace(ada.id, bayo.id), ada)).status).toBe(404);
      expect((await get(path, admin)).status).toBe(200);
    }
    const missing = await get(`/posts/${randomUUID()}`, bayo);
    const { status, body } = await get(`/posts/${postId}`, bayo);
    expect({ status, body }).toEqual({ status: missing.status, body: missing.body });
    expect((await get(`/posts/${postId}`, admin)).status).toBe(200);
    expect((await get(`/users/all?search=${ada.userName}`, admin)).as(peopleAnswerSchema).data.users).toHaveLength(1);
  });

  it('people in the directory and in the followers of others', async () => {
    for (const as of [ada, bayo]) await server.call('POST', `/api/v1/users/follow/${chidi.id}`, { as });
    await block(server, ada, bayo);
    for (const { as, other, sees } of views()) {
      const found = (await get(`/users/all?search=${other.userName}`, as)).as(peopleAnswerSchema).data.users;
      expect(found).toHaveLength(sees ? 1 : 0);
      const listed = (await get(`/users/${chidi.id}/followers`, as)).as(peopleAnswerSchema).data.users;
      const profile = (await get(`/users/profile/${chidi.id}`, as)).as(profileAnswerSchema).data;
      for (const people of [listed, profile.followers]) expect(people.some(({ _id }) => _id === other.id)).toBe(sees);
      expect(profile.followersCount).toBe(2);
    }
  });

  it('comments below the posts of others, and shows the next ones in their place', async () => {
    const postId = await makePost(chidi, 'Aso oke');
    for (const text of ['one', 'two', 'three']) await comment(chidi, postId, text);
    await comment(ada, postId, 'from ada');
    await comment(bayo, postId, 'from bayo');
    await block(server, ada, bayo);
    const shownTo = async (as: Account) => {
      const inList = (await get('/posts', as)).as(postsAnswerSchema).data.posts.find(({ _id }) => _id === postId);
      const alone = (await get(`/posts/${postId}`, as)).as(postAnswerSchema).data.posts[0];
      const paged = (await get(`/posts/reply/${postId}`, as)).as(commentsAnswerSchema).data.comments;
      expect([inList?.repliesCount, alone?.repliesCount]).toEqual([5, 5]);
      return [texts(inList?.replies ?? []), texts(alone?.replies ?? []), texts(paged)];
    };
    // The cached posts are shared: who reads first must not matter.
    expect(await shownTo(chidi)).toEqual([
      ['from bayo', 'from ada', 'three'],
      ['from bayo', 'from ada', 'three', 'two', 'one'],
      ['from bayo', 'from ada', 'three', 'two', 'one'],
    ]);
    expect(await shownTo(ada)).toEqual([
      ['from ada', 'three', 'two'],
      ['from ada', 'three', 'two', 'one'],
      ['from ada', 'three', 'two', 'one'],
    ]);
    expect((await shownTo(bayo))[0]).toEqual(['from bayo', 'three', 'two']);
    expect((await shownTo(chidi))[0]).toEqual(['from bayo', 'from ada', 'three']);
  });

  it('no comments below the own post, where its owner sees, counts and removes them', async () => {
    for (const [owner, other] of [
      [ada, bayo],
      [bayo, ada],
    ] as const) {
      const postId = await makePost(owner, 'Own cloth');
      await comment(chidi, postId, 'from chidi');
      const id = await comment(other, postId, 'from the other side');
      await block(server, ada, bayo);
      const both = ['from the other side', 'from chidi'];
      const shown = async () => {
        const inList = (await get('/posts', owner)).as(postsAnswerSchema).data.posts.find(({ _id }) => _id === postId);
        const alone = (await get(`/posts/${postId}`, owner)).as(postAnswerSchema).data.posts[0];
        const paged = (await get(`/posts/reply/${postId}`, owner)).as(commentsAnswerSchema).data.comments;
        const lists = [inList?.replies ?? [], alone?.replies ?? [], paged].map(texts);
        for (const list of lists) expect(list).toHaveLength(inList?.repliesCount ?? -1);
        expect(alone?.repliesCount).toBe(inList?.repliesCount);
        return lists;
      };
      expect(await shown()).toEqual([both, both, both]);
      const removal = await server.call('DELETE', `/api/v1/posts/unreply/${postId}/${id}`, { as: owner });
      expect(removal).toMatchObject({ status: 200, body: { data: { repliesCount: 1 } } });
      expect(await shown()).toEqual([['from chidi'], ['from chidi'], ['from chidi']]);
      await unblock(server, ada, bayo);
    }
  });

  it('posts from new saves of the blocked person, as if they did not exist', async () => {
    const postId = await makePost(ada, 'Gele');
    await block(server, ada, bayo);
    const saving = await server.call('POST', `/api/v1/posts/save/${postId}`, { as: bayo });
    expect(saving).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
  });
});
