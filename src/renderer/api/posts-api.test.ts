import type { LikeAnswer, Post } from '@oja/contract/posts';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, errorResponse, unreachable } from '../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { messagesApi } from './messages-api.ts';
import { postListsApi } from './post-lists-api.ts';
import { postsApi } from './posts-api.ts';

/**
 * Likes, saves and deletions change a post at once wherever it is shown. The answer confirms a change, and a failed
 * call undoes it (product §4, §8).
 */

/** The id of the partner in a conversation. */
const BAYO = '0197a000-0000-7000-8000-0000000000cc';
const LIKE = 'POST /api/v1/posts/like/:id';
const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;

/** Starts a store whose feed contains the post twice: as a post and as an advert. */
async function startStore() {
  const store = startAppStore(server);
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  return store;
}

/** Returns both occurrences of the post in the cached feed. */
function shown(store: AppStore): Post[] {
  const [page] = postListsApi.endpoints.getPosts.select()(store.getState()).data?.pages ?? [];
  return [...(page?.data.posts ?? []), ...(page?.data.adverts ?? [])].filter(({ _id }) => _id === POST._id);
}
const like = (store: AppStore) =>
  store.dispatch(postsApi.endpoints.likePost.initiate({ postId: POST._id, viewerId: ADA._id }));
const save = (store: AppStore) =>
  store.dispatch(postsApi.endpoints.savePost.initiate({ postId: POST._id, viewerId: ADA._id }));
const remove = (store: AppStore) => store.dispatch(postsApi.endpoints.deletePost.initiate(POST._id));

const NOT_LIKED = { likes: [], likesCount: 4 };
const LIKED = { likes: [ADA._id], likesCount: 5 };
const liked = (isLiked: boolean, likesCount = isLiked ? 5 : 4): LikeAnswer => ({
  message: 'Done.',
  code: isLiked ? 'liked' : 'unliked',
  data: { isLiked, likesCount },
});

/** Presses Like twice. `answers` contains the pending answers to the calls that have reached the server. */
async function likeTwice() {
  const answers: PromiseWithResolvers<LikeAnswer | Response>[] = [];
  server.on(LIKE, () => {
    const answer = Promise.withResolvers<LikeAnswer | Response>();
    answers.push(answer);
    return answer.promise;
  });
  const store = await startStore();
  const presses = [like(store), like(store)];
  await vi.waitFor(() => expect(answers).not.toEqual([]));
  return { store, answers, presses };
}

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer();
  server.on('GET /api/v1/posts', feedOf([POST, { ...POST, _id: '0197a000-0000-7000-8000-0000000000bb' }], [POST]));
});
afterEach(() => vi.unstubAllGlobals());

describe('a like', () => {
  it('changes the post and its advert at once, and is confirmed by the answer', async () => {
    const answered = Promise.withResolvers<LikeAnswer>();
    server.on(LIKE, () => answered.promise);
    const store = await startStore();
    const done = like(store);
    expect(shown(store)).toMatchObject([LIKED, LIKED]);
    answered.resolve(liked(true, 9));
    await done;
    expect(shown(store)).toMatchObject([
      { likes: [ADA._id], likesCount: 9 },
      { likes: [ADA._id], likesCount: 9 },
    ]);
  });

  it('that fails is undone on both, the post is refetched, and the server’s message is shown', async () => {
    server.on(LIKE, errorResponse(404, { message: 'This does not exist.', code: 'not_found' }));
    const store = await startStore();
    await like(store);
    await vi.waitFor(() => expect(server.callsOf('GET /api/v1/posts')).toHaveLength(2));
    expect(shown(store)).toMatchObject([NOT_LIKED, NOT_LIKED]);
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ tone: 'danger', title: 'This does not exist.' }),
    );
  });

  describe('that is pressed again before the answer', () => {
    it('is sent again after the first answer, which is not shown', async () => {
      const { store, answers, presses } = await likeTwice();
      expect(answers).toHaveLength(1);
      expect(shown(store)).toMatchObject([NOT_LIKED, NOT_LIKED]);
      answers[0]?.resolve(liked(true));
      await presses[0];
      expect(shown(store)).toMatchObject([NOT_LIKED, NOT_LIKED]);
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.resolve(liked(false));
      await presses[1];
      expect(shown(store)).toMatchObject([NOT_LIKED, NOT_LIKED]);
    });

    it('is not sent again if the first call failed, because the second call would like the post', async () => {
      const { store, answers, presses } = await likeTwice();
      answers[0]?.resolve(errorResponse(403, { message: 'No.', code: 'forbidden' }));
      await Promise.all(presses);
      expect(answers).toHaveLength(1);
      expect(shown(store)).toMatchObject([NOT_LIKED, NOT_LIKED]);
    });
  });
});

describe('saving', () => {
  it('changes the post at once wherever it is shown, and is confirmed by the answer', async () => {
    server.on('POST /api/v1/posts/save/:id', {
      message: 'Post removed from saved.',
      code: 'unsaved',
      data: { isSaved: false },
    });
    const store = await startStore();
    const done = save(store);
    expect(shown(store)).toMatchObject([{ saves: [ADA._id] }, { saves: [ADA._id] }]);
    await done;
    expect(shown(store)).toMatchObject([{ saves: [] }, { saves: [] }]);
  });

  it('that fails is undone, and a toast is shown', async () => {
    server.on('POST /api/v1/posts/save/:id', unreachable);
    const store = await startStore();
    await save(store);
    expect(shown(store)).toMatchObject([{ saves: [] }, { saves: [] }]);
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Network Error!' }));
  });
});

describe('editing a post', () => {
  it('refetches the conversations that show it', async () => {
    const { _id, title, price, pricePoint } = POST;
    const post = { _id, title, picture: null, price, pricePoint, isAvailable: true };
    server.on('GET /api/v1/messages/:userId', { data: [], hasMore: false, post });
    server.on('PATCH /api/v1/posts/:id', { message: 'Post updated', code: 'post_updated', data: { post: POST } });
    const store = await startStore();
    await store.dispatch(messagesApi.endpoints.getMessages.initiate(BAYO));
    const readings = () => server.calls.filter((call) => call.startsWith('GET /api/v1/messages/')).length;
    expect(readings()).toBe(1);
    await store.dispatch(postsApi.endpoints.editPost.initiate({ postId: POST._id, edit: { price: 4 } }));
    await vi.waitFor(() => expect(readings()).toBe(2));
  });
});

describe('deleting a post', () => {
  it('removes it from every list, and keeps the other posts', async () => {
    server.on('DELETE /api/v1/posts/:id', { message: 'Post deleted successfully', code: 'post_deleted' });
    const store = await startStore();
    await remove(store);
    expect(shown(store)).toEqual([]);
    expect(postListsApi.endpoints.getPosts.select()(store.getState()).data?.pages[0]?.data.posts).toHaveLength(1);
  });

  it('keeps the post if the call fails, and the dialog shows the error', async () => {
    server.on(
      'DELETE /api/v1/posts/:id',
      errorResponse(403, { message: 'You are not allowed to do this.', code: 'forbidden' }),
    );
    const store = await startStore();
    await remove(store);
    expect(shown(store)).toHaveLength(2);
    expect(toast).not.toHaveBeenCalled();
  });
});
