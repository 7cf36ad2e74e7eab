import type { Comment } from '@oja/contract/comments';
import type { Post } from '@oja/contract/posts';
import * as toasts from '@oja/ui/Toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import { commentsApi } from '../api/comments-api.ts';
import { flagsApi } from '../api/flags-api.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { postsApi } from '../api/posts-api.ts';
import type { Platform } from '../platform/platform.ts';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';

/** What is done with a post, everywhere it is shown: at once, settled by the answer, taken back when it fails (spec §4, §8). */

const author = { _id: ADA._id, name: 'Ada', userName: 'ada', profileImage: null, isVerifiedVendor: true };
const id = (end: string) => `0197a000-0000-7000-8000-0000000000${end}`;
const comment = (end: string, text: string): Comment => ({ _id: id(end), text, createdAt: '2026-01-02T00:00:00.000Z', editedAt: null, userId: author });
const post: Post = {
  _id: id('aa'), title: 'Wrapper', description: 'Six yards', category: null, price: 5, phoneNumber: '8031234567', location: 'Aba', condition: null,
  pricePoint: null, images: [], pictures: [], createdAt: '2026-01-01T00:00:00.000Z', likes: [], likesCount: 4, saves: [],
  replies: [comment('c1', 'Good morning')], repliesCount: 1, user: author,
};
/** The post stands in the feed, and again as an advert beside it. */
const feed = { data: { posts: [post, { ...post, _id: id('bb') }], adverts: [post], page: 1, hasMore: false, until: 1, nextCursor: null } };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (message: string) => json({ message, code: 'forbidden' }, 403);

const toast = vi.spyOn(toasts, 'toast');
let answered: PromiseWithResolvers<Response>;

async function startStore() {
  const platform: Platform = { kind: 'web', serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  const store = makeStore(platform, { user: ADA, accessToken: 'x'.repeat(43), lists: NO_LISTS });
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  return store;
}

type TestStore = Awaited<ReturnType<typeof startStore>>;

/** The post as the cached feed shows it in its two places. */
function shown(store: TestStore): Post[] {
  const [page] = postListsApi.endpoints.getPosts.select()(store.getState()).data?.pages ?? [];
  return [...(page?.data.posts ?? []), ...(page?.data.adverts ?? [])].filter(({ _id }) => _id === post._id);
}
const add = (store: TestStore) => store.dispatch(commentsApi.endpoints.addComment.initiate({ postId: post._id, text: 'How much?', author }));
const edit = (store: TestStore) => store.dispatch(commentsApi.endpoints.editComment.initiate({ postId: post._id, commentId: id('c1'), text: 'Good evening' }));
const removeComment = (store: TestStore) => store.dispatch(commentsApi.endpoints.deleteComment.initiate({ postId: post._id, commentId: id('c1') }));
const save = (store: TestStore) => store.dispatch(postsApi.endpoints.savePost.initiate({ postId: post._id, viewerId: ADA._id }));
const removePost = (store: TestStore) => store.dispatch(postsApi.endpoints.deletePost.initiate(post._id));
const texts = (store: TestStore) => shown(store).map(({ replies }) => replies.map(({ text }) => text));
const counts = (store: TestStore) => shown(store).map(({ repliesCount }) => repliesCount);

beforeEach(() => {
  answered = Promise.withResolvers<Response>();
  toast.mockClear();
  localStorage.clear();
  vi.stubGlobal('fetch', (request: Request) => (request.method === 'GET' ? Promise.resolve(json(feed)) : answered.promise));
});
afterEach(() => vi.unstubAllGlobals());

describe('a comment', () => {
  it('is shown at once wherever the post is, first, and becomes the server’s own', async () => {
    const store = await startStore();
    const done = add(store);
    expect(texts(store)).toEqual([['How much?', 'Good morning'], ['How much?', 'Good morning']]);
    expect(counts(store)).toEqual([2, 2]);
    answered.resolve(json({ message: 'Comment added.', status: 201, data: { comment: comment('c2', 'How much?'), repliesCount: 9 } }, 201));
    await done;
    expect(shown(store).map(({ replies }) => replies[0]?._id)).toEqual([id('c2'), id('c2')]);
    expect(counts(store)).toEqual([9, 9]);
  });

  it('stands first also where this clock is behind the server’s', async () => {
    vi.useFakeTimers({ now: new Date('2020-01-01'), toFake: ['Date'] });
    const store = await startStore();
    void add(store);
    expect(shown(store)[0]?.replies[0]?.createdAt).toBe('2026-01-02T00:00:00.000Z');
    vi.useRealTimers();
  });

  it('that fails is taken back, with title and word', async () => {
    const store = await startStore();
    const done = add(store);
    answered.reject(new TypeError('Failed to fetch'));
    await done;
    expect(texts(store)).toEqual([['Good morning'], ['Good morning']]);
    expect(counts(store)).toEqual([1, 1]);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'Could not add a comment', text: 'An error occurred', durationMs: 2000 });
  });

  it('is changed wherever it is shown once the server has agreed', async () => {
    const store = await startStore();
    const done = edit(store);
    answered.resolve(json({ message: 'Comment updated.', status: 200, data: { comment: comment('c1', 'Good evening'), repliesCount: 1 } }));
    await done;
    expect(texts(store)).toEqual([['Good evening'], ['Good evening']]);
  });

  it('that could not be changed stays, with title and the server’s word', async () => {
    const store = await startStore();
    const done = edit(store);
    answered.resolve(refusal('You are not allowed to do this.'));
    await done;
    expect(texts(store)).toEqual([['Good morning'], ['Good morning']]);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'Could not edit comment', text: 'You are not allowed to do this.', durationMs: 2000 });
  });

  it('goes from everywhere once the server has deleted it', async () => {
    const store = await startStore();
    const done = removeComment(store);
    answered.resolve(json({ message: 'Comment deleted.', status: 200, data: { repliesCount: 0 } }));
    await done;
    expect([texts(store), counts(store)]).toEqual([[[], []], [0, 0]]);
  });

  it('that could not be deleted stays, with title and fallback', async () => {
    const store = await startStore();
    const done = removeComment(store);
    answered.resolve(new Response('<html>', { status: 502 }));
    await done;
    expect([texts(store), counts(store)]).toEqual([[['Good morning'], ['Good morning']], [1, 1]]);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'Could not delete comment', text: 'An error occurred', durationMs: 2000 });
  });

  it('of an older page is changed and deleted there as well', async () => {
    const older = { data: { comments: [comment('c1', 'Good morning')], nextCursor: null } };
    vi.stubGlobal('fetch', (request: Request) => (request.method === 'GET' ? Promise.resolve(json(request.url.includes('/reply/') ? older : feed)) : answered.promise));
    const store = await startStore();
    const args = { postId: post._id, cursor: 'x' };
    await store.dispatch(commentsApi.endpoints.getComments.initiate(args));
    const done = removeComment(store);
    answered.resolve(json({ message: 'Comment deleted.', status: 200, data: { repliesCount: 0 } }));
    await done;
    expect(commentsApi.endpoints.getComments.select(args)(store.getState()).data?.pages[0]?.data.comments).toEqual([]);
  });
});

describe('a like', () => {
  it('shows on the advert as on the post, and is taken back from both', async () => {
    const store = await startStore();
    const done = store.dispatch(postsApi.endpoints.likePost.initiate({ postId: post._id, viewerId: ADA._id }));
    expect(shown(store)).toMatchObject([{ likes: [ADA._id], likesCount: 5 }, { likes: [ADA._id], likesCount: 5 }]);
    answered.resolve(refusal('No.'));
    await done;
    expect(shown(store)).toMatchObject([{ likes: [], likesCount: 4 }, { likes: [], likesCount: 4 }]);
  });
});

describe('saving', () => {
  it('shows at once wherever the post is, and is settled by the answer', async () => {
    const store = await startStore();
    const done = save(store);
    expect(shown(store)).toMatchObject([{ saves: [ADA._id] }, { saves: [ADA._id] }]);
    answered.resolve(json({ message: 'Post removed from saved.', data: { isSaved: false } }));
    await done;
    expect(shown(store)).toMatchObject([{ saves: [] }, { saves: [] }]);
  });

  it('that fails is taken back, and says so', async () => {
    const store = await startStore();
    const done = save(store);
    answered.reject(new TypeError('Failed to fetch'));
    await done;
    expect(shown(store)).toMatchObject([{ saves: [] }, { saves: [] }]);
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Network Error!' }));
  });
});

describe('deleting a post', () => {
  it('takes it out of every list, and leaves the others', async () => {
    const store = await startStore();
    const done = removePost(store);
    answered.resolve(json({ message: 'Post deleted successfully' }));
    await done;
    expect(shown(store)).toEqual([]);
    expect(postListsApi.endpoints.getPosts.select()(store.getState()).data?.pages[0]?.data.posts).toHaveLength(1);
  });

  it('that fails leaves it, and its dialog says why', async () => {
    const store = await startStore();
    const done = removePost(store);
    answered.resolve(refusal('You are not allowed to do this.'));
    await done;
    expect(shown(store)).toHaveLength(2);
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('a dismissed report', () => {
  const flag = { _id: id('f1'), postId: post._id, postTitle: 'Wrapper', flagReason: 'Spam', createdAt: '2026-01-01T00:00:00.000Z', reporter: author, post, postFlagsCount: 1 };

  it('is off the list as soon as the server has agreed', async () => {
    const reread = Promise.withResolvers<Response>();
    const answers = [Promise.resolve(json({ data: [flag], total: 1, postsTotal: 1, nextCursor: null })), reread.promise];
    const store = await startStore();
    vi.stubGlobal('fetch', (request: Request) => (request.method === 'GET' ? answers.shift() : answered.promise));
    await store.dispatch(flagsApi.endpoints.getFlags.initiate());
    const done = store.dispatch(flagsApi.endpoints.dismissFlag.initiate(flag._id));
    answered.resolve(json({ message: 'Report dismissed.' }));
    await done;
    expect(flagsApi.endpoints.getFlags.select()(store.getState()).data?.pages[0]?.data).toEqual([]);
  });
});
