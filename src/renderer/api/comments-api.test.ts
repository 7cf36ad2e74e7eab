import type { Comment } from '@oja/contract/comments';
import type { Post } from '@oja/contract/posts';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, errorResponse, unreachable } from '../../../tests/fixtures/fake-server.ts';
import { AUTHOR, feedOf, POST } from '../../../tests/fixtures/post.ts';
import { commentsApi } from './comments-api.ts';
import { postListsApi } from './post-lists-api.ts';

/**
 * Comments change at once wherever their post is shown. The answer confirms a change, and a failed call undoes it
 * (product §4, §8).
 */

const ADD = 'POST /api/v1/posts/reply/:id';
const EDIT = 'PATCH /api/v1/posts/reply/:id/:commentId';
const REMOVE = 'DELETE /api/v1/posts/unreply/:id/:commentId';
const idOf = (end: string) => `0197a000-0000-7000-8000-0000000000${end}`;
const comment = (end: string, text: string): Comment => ({
  _id: idOf(end),
  text,
  createdAt: '2026-01-02T00:00:00.000Z',
  editedAt: null,
  userId: AUTHOR,
});
const post: Post = { ...POST, replies: [comment('c1', 'Good morning')], repliesCount: 1 };
const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;

/** Starts a store whose feed contains the post twice: as a post and as an advert. */
async function startStore() {
  const store = startAppStore(server);
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  return store;
}

function shown(store: AppStore): Post[] {
  const [page] = postListsApi.endpoints.getPosts.select()(store.getState()).data?.pages ?? [];
  return [...(page?.data.posts ?? []), ...(page?.data.adverts ?? [])];
}
const texts = (store: AppStore) => shown(store).map(({ replies }) => replies.map(({ text }) => text));
const counts = (store: AppStore) => shown(store).map(({ repliesCount }) => repliesCount);
const add = (store: AppStore) =>
  store.dispatch(commentsApi.endpoints.addComment.initiate({ postId: post._id, text: 'How much?', author: AUTHOR }));
const edit = (store: AppStore) =>
  store.dispatch(
    commentsApi.endpoints.editComment.initiate({ postId: post._id, commentId: idOf('c1'), text: 'Good evening' }),
  );
const remove = (store: AppStore) =>
  store.dispatch(commentsApi.endpoints.deleteComment.initiate({ postId: post._id, commentId: idOf('c1') }));

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer();
  server.on('GET /api/v1/posts', feedOf([post], [post]));
});
afterEach(() => vi.unstubAllGlobals());

it('a new comment is shown first at once wherever the post is shown, and is replaced by the server’s comment', async () => {
  const data = { comment: comment('c2', 'How much?'), repliesCount: 9 };
  server.on(ADD, { message: 'Comment added.', code: 'commented', status: 201, data });
  const store = await startStore();
  const done = add(store);
  expect(texts(store)).toEqual([
    ['How much?', 'Good morning'],
    ['How much?', 'Good morning'],
  ]);
  expect(counts(store)).toEqual([2, 2]);
  await done;
  expect(shown(store).map(({ replies }) => replies[0]?._id)).toEqual([idOf('c2'), idOf('c2')]);
  expect(counts(store)).toEqual([9, 9]);
});

it('a new comment is also first if this clock is behind the server’s', async () => {
  vi.useFakeTimers({ now: new Date('2020-01-01'), toFake: ['Date'] });
  const store = await startStore();
  void add(store);
  expect(shown(store)[0]?.replies[0]?.createdAt).toBe('2026-01-02T00:00:00.000Z');
  vi.useRealTimers();
});

it('a new comment that fails is removed, and a toast with title and text is shown', async () => {
  server.on(ADD, unreachable);
  const store = await startStore();
  await add(store);
  expect(texts(store)).toEqual([['Good morning'], ['Good morning']]);
  expect(counts(store)).toEqual([1, 1]);
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    group: 'addComment',
    title: 'Could not add a comment',
    text: 'An error occurred',
    durationMs: 2000,
  });
});

it('an edited comment changes wherever it is shown, once the server has accepted it', async () => {
  const data = { comment: comment('c1', 'Good evening'), repliesCount: 1 };
  server.on(EDIT, { message: 'Comment updated.', code: 'comment_updated', status: 200, data });
  const store = await startStore();
  await edit(store);
  expect(texts(store)).toEqual([['Good evening'], ['Good evening']]);
});

it('a comment that could not be edited stays, and a toast with title and the server’s message is shown', async () => {
  server.on(EDIT, errorResponse(403, { message: 'You are not allowed to do this.', code: 'forbidden' }));
  const store = await startStore();
  await edit(store);
  expect(texts(store)).toEqual([['Good morning'], ['Good morning']]);
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    group: 'editComment',
    title: 'Could not edit comment',
    text: 'You are not allowed to do this.',
    durationMs: 2000,
  });
});

it('a deleted comment is removed everywhere, once the server has deleted it', async () => {
  server.on(REMOVE, { message: 'Comment deleted.', code: 'comment_deleted', status: 200, data: { repliesCount: 0 } });
  const store = await startStore();
  await remove(store);
  expect([texts(store), counts(store)]).toEqual([
    [[], []],
    [0, 0],
  ]);
});

it.each([
  [3, 'the post is refetched, so that the fourth moves up', 2],
  [2, 'nothing is refetched, because all of them are shown', 1],
])('when %i comments are left after a deletion, %s', async (repliesCount, _what, reads) => {
  server.on(REMOVE, { message: 'Comment deleted.', code: 'comment_deleted', status: 200, data: { repliesCount } });
  const store = await startStore();
  await remove(store);
  await Promise.all(store.dispatch(postListsApi.util.getRunningQueriesThunk()));
  expect(server.callsOf('GET /api/v1/posts')).toHaveLength(reads);
});

it('a comment that could not be deleted stays, and a toast with title and fallback is shown', async () => {
  server.on(REMOVE, new Response('<html>', { status: 502 }));
  const store = await startStore();
  await remove(store);
  expect([texts(store), counts(store)]).toEqual([
    [['Good morning'], ['Good morning']],
    [1, 1],
  ]);
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    group: 'deleteComment',
    title: 'Could not delete comment',
    text: 'An error occurred',
    durationMs: 2000,
  });
});

it('a comment of an older page is removed from that page, too', async () => {
  server.on('GET /api/v1/posts/reply/:id', { data: { comments: [comment('c1', 'Good morning')], nextCursor: null } });
  server.on(REMOVE, { message: 'Comment deleted.', code: 'comment_deleted', status: 200, data: { repliesCount: 0 } });
  const store = await startStore();
  const args = { postId: post._id, cursor: 'x' };
  await store.dispatch(commentsApi.endpoints.getComments.initiate(args));
  await remove(store);
  expect(commentsApi.endpoints.getComments.select(args)(store.getState()).data?.pages[0]?.data.comments).toEqual([]);
});
