import type { PostStatus } from '@oja/contract/categories';
import type { PostEditedAnswer, PostStatusChange } from '@oja/contract/posts';
import * as toasts from '@oja/ui/toast-store';
import { beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { message } from '../../../../../tests/fixtures/live-store.ts';
import { feedOf, POST } from '../../../../../tests/fixtures/post.ts';
import { messagesApi } from '../../../api/messages-api.ts';
import { postListsApi } from '../../../api/post-lists-api.ts';
import { changeStatus } from './change-status.ts';

const BAYO = '0197a000-0000-7000-8000-0000000000cc';
const CHANGE = 'PATCH /api/v1/posts/:id/status';
const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;

beforeEach(() => {
  toast.mockClear();
  server = new FakeServer();
  server.on('GET /api/v1/posts', feedOf([POST]));
  const { _id, title, price, pricePoint } = POST;
  const post = { _id, title, picture: null, price, pricePoint, isAvailable: true, status: 'available' as const };
  server.on('GET /api/v1/messages/:userId', { data: [message(1, { post })], hasMore: false, post });
});

async function startStore() {
  const store = startAppStore(server);
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  await store.dispatch(messagesApi.endpoints.getMessages.initiate(BAYO));
  return store;
}
const shown = (store: AppStore) => [
  postListsApi.endpoints.getPosts.select()(store.getState()).data?.pages[0]?.data.posts[0]?.status,
  messagesApi.endpoints.getMessages.select(BAYO)(store.getState()).data?.pages[0]?.data[0]?.post?.status,
];
const answer = (status: PostStatus): PostEditedAnswer => ({
  message: `Now ${status}.`,
  code: `post_${status}`,
  data: { post: { ...POST, status } },
});
const change = (store: AppStore, changed: PostStatusChange) => changeStatus(store.dispatch, POST, changed);

it('is shown at once in lists and conversations, confirmed by a toast, and what shows the post is loaded again', async () => {
  const answered = Promise.withResolvers<PostEditedAnswer>();
  server.on(CHANGE, () => answered.promise);
  const store = await startStore();
  const done = change(store, { status: 'sold' });
  expect(shown(store)).toEqual(['sold', 'sold']);
  answered.resolve(answer('sold'));
  await done;
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Now sold.', text: POST.title, durationMs: 10_000 }),
  );
  await vi.waitFor(() => expect(server.callsOf('GET /api/v1/posts')).toHaveLength(2));
  await vi.waitFor(() => expect(server.callsOf('GET /api/v1/messages/:userId')).toHaveLength(2));
});

it('undo sends the status before, and offers no further undo', async () => {
  const bodies: Promise<unknown>[] = [];
  server.on(CHANGE, (request) => {
    bodies.push(request.json());
    return answer(bodies.length === 1 ? 'reserved' : 'available');
  });
  const store = await startStore();
  await change(store, { status: 'reserved' });
  toast.mock.lastCall?.[0].action?.onSelect();
  await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
  expect(await Promise.all(bodies)).toEqual([{ status: 'reserved' }, { status: 'available', hidesAdvert: true }]);
  expect(toast.mock.lastCall?.[0]).toMatchObject({ title: 'Now available.' });
  expect(toast.mock.lastCall?.[0].action).toBeUndefined();
});

it('that the server refuses is taken back, with its message', async () => {
  server.on(CHANGE, errorResponse(403, { message: 'You are not allowed to do this.', code: 'forbidden' }));
  const store = await startStore();
  await change(store, { status: 'sold' });
  expect(shown(store)).toEqual(['available', 'available']);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tone: 'danger', title: 'You are not allowed to do this.' }),
  );
});

it('of a running advert returns what its owner must know, without a toast', async () => {
  server.on(CHANGE, errorResponse(409, { message: 'It is not shown.', code: 'advert_running' }));
  const store = await startStore();
  expect(await change(store, { status: 'paused' })).toBe('It is not shown.');
  expect(shown(store)).toEqual(['available', 'available']);
  expect(toast).not.toHaveBeenCalled();
});
