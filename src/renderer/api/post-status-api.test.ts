import type { PostStatus } from '@oja/contract/categories';
import type { Post, PostEditedAnswer } from '@oja/contract/posts';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { BAYO, idOf, message } from '../../../tests/fixtures/live-store.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { messagesApi } from './messages-api.ts';
import { postListsApi } from './post-lists-api.ts';
import { postStatusApi } from './post-status-api.ts';
import { postsApi } from './posts-api.ts';

/** How a status is sent and taken back, and what is refetched. `change-status.test.ts` tests what the owner sees. */

const { getUnlistedPosts, setPostStatus } = postStatusApi.endpoints;
const { getPosts } = postListsApi.endpoints;
const CHANGE = 'PATCH /api/v1/posts/:id/status';
const FEED = 'GET /api/v1/posts';
const UNLISTED = 'GET /api/v1/users/:id/posts';
const SOLD = { userId: ADA._id, status: 'sold' } as const;
const OTHER: Post = { ...POST, _id: idOf(2) };

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer().on(CHANGE, answer('sold'));
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

const answer = (status: PostStatus): PostEditedAnswer => ({
  message: `Now ${status}.`,
  code: 'post_updated',
  data: { post: { ...POST, status } },
});
/** The available post as messages show it. */
const about = ({ _id, title, price, pricePoint }: Post) =>
  ({ _id, title, picture: null, price, pricePoint, isAvailable: true, status: 'available' }) as const;
const refuse = () => server.on(CHANGE, errorResponse(403, { code: 'forbidden', message: 'No.' }));
const change = (status: PostStatus, post: Post = POST) => store.dispatch(setPostStatus.initiate({ post, status }));

describe('a status', () => {
  it('is sent with the confirmation for its advert, without the post itself', async () => {
    let body: unknown;
    server.on(CHANGE, async (request) => {
      body = await request.json();
      return answer('paused');
    });
    await store.dispatch(setPostStatus.initiate({ post: POST, status: 'paused', hidesAdvert: true }));
    expect(body).toEqual({ status: 'paused', hidesAdvert: true });
    expect(server.calls).toEqual([`PATCH /api/v1/posts/${POST._id}/status`]);
  });

  it('is sent after the answer to the status before it', async () => {
    const first = Promise.withResolvers<PostEditedAnswer>();
    const replies = [first.promise, answer('available')];
    server.on(CHANGE, () => replies.shift() ?? errorResponse(404, { code: 'not_found', message: 'Sent too often.' }));
    const changes = [change('sold'), change('available', { ...POST, status: 'sold' })];
    await vi.waitFor(() => expect(server.callsOf(CHANGE)).not.toEqual([]));
    expect(server.callsOf(CHANGE)).toHaveLength(1);
    first.resolve(answer('sold'));
    await Promise.all(changes);
    expect(server.callsOf(CHANGE)).toHaveLength(2);
  });

  it('that is refused gives the post back the status that it had', async () => {
    refuse();
    server.on(
      FEED,
      feedOf([
        { ...POST, status: 'reserved' },
        { ...OTHER, status: 'paused' },
      ]),
    );
    await store.dispatch(getPosts.initiate());
    const shown = () => getPosts.select()(store.getState()).data?.pages[0]?.data.posts[0]?.status;
    const refused = change('sold', { ...POST, status: 'reserved' });
    expect(shown()).toBe('sold');
    await refused;
    expect(shown()).toBe('reserved');
  });

  it('changes the messages about the post, and none about another post', async () => {
    const data = [message(1, { post: about(POST) }), message(2, { post: about(OTHER) }), message(3)];
    server.on('GET /api/v1/messages/:userId', { data, hasMore: false, post: null });
    await store.dispatch(messagesApi.endpoints.getMessages.initiate(BAYO));
    const changed = change('sold');
    const thread = messagesApi.endpoints.getMessages.select(BAYO)(store.getState()).data?.pages[0]?.data;
    expect(thread?.map(({ post }) => post?.status)).toEqual(['sold', 'available', undefined]);
    await changed;
  });

  it('refetches the lists to which the post may now belong', async () => {
    server.on(FEED, feedOf([])).on(UNLISTED, { data: { posts: [], nextCursor: null } });
    await store.dispatch(getPosts.initiate());
    await store.dispatch(getUnlistedPosts.initiate(SOLD));
    await change('sold');
    await vi.waitFor(() => expect(server.callsOf(FEED)).toHaveLength(2));
    await vi.waitFor(() => expect(server.callsOf(UNLISTED)).toHaveLength(2));
  });

  it('refetches the page of the post', async () => {
    const page = 'GET /api/v1/posts/:id';
    server.on(page, { data: { posts: [POST], repliesCursor: null } });
    await store.dispatch(postsApi.endpoints.getPost.initiate(POST._id));
    await change('sold');
    await vi.waitFor(() => expect(server.callsOf(page)).toHaveLength(2));
  });

  it('that is refused refetches nothing', async () => {
    refuse();
    server.on(FEED, feedOf([POST]));
    await store.dispatch(getPosts.initiate());
    await change('sold');
    await new Promise((resolve) => void setTimeout(resolve));
    expect(server.callsOf(FEED)).toHaveLength(1);
  });

  it('that is refused shows no toast: its caller says so, or asks', async () => {
    refuse();
    expect((await change('sold')).error).toBeDefined();
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('the sold or paused posts of a person', () => {
  it('are requested by status, page by page up to the end', async () => {
    const queries: string[] = [];
    server.on(UNLISTED, ({ url }) => {
      queries.push(new URL(url).search);
      return { data: { posts: [], nextCursor: queries.length === 1 ? `1.${POST._id}` : null } };
    });
    await store.dispatch(getUnlistedPosts.initiate(SOLD));
    await store.dispatch(getUnlistedPosts.initiate(SOLD, { direction: 'forward' }));
    await store.dispatch(getUnlistedPosts.initiate(SOLD, { direction: 'forward' }));
    expect(queries).toEqual(['?status=sold', `?status=sold&cursor=1.${POST._id}`]);
    expect(server.callsOf(UNLISTED)[0]).toBe(`GET /api/v1/users/${ADA._id}/posts`);
  });

  it('show a new status of a post at once', async () => {
    server.on(UNLISTED, { data: { posts: [{ ...POST, status: 'sold' }], nextCursor: null } });
    await store.dispatch(getUnlistedPosts.initiate(SOLD));
    const changed = change('available', { ...POST, status: 'sold' });
    const [page] = getUnlistedPosts.select(SOLD)(store.getState()).data?.pages ?? [];
    expect(page?.data.posts[0]?.status).toBe('available');
    await changed;
  });

  it('that cannot be loaded show no toast: the screen says so', async () => {
    server.on(UNLISTED, errorResponse(404, { code: 'not_found', message: 'This does not exist.' }));
    expect((await store.dispatch(getUnlistedPosts.initiate(SOLD))).isError).toBe(true);
    expect(toast).not.toHaveBeenCalled();
  });
});
