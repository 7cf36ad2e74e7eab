import type { Post } from '@oja/contract/posts';
import * as toasts from '@oja/ui/Toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA as user } from '../../../tests/fixtures/user.ts';
import { authApi } from '../api/auth-api.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { postsApi } from '../api/posts-api.ts';
import type { Platform } from '../platform/platform.ts';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';

/** What calls do to the store, to the screen's words and to the network when things go wrong. */

const post: Post = {
  _id: '0197a000-0000-7000-8000-0000000000aa', title: 'Wrapper', description: 'Six yards', category: null, price: 5, phoneNumber: '8031234567',
  location: 'Aba', condition: null, pricePoint: null, images: [], pictures: [], createdAt: '2026-01-01T00:00:00.000Z',
  likes: [], likesCount: 4, saves: [], replies: [], repliesCount: 0,
  user: { _id: user._id, name: 'Ada', userName: 'ada', profileImage: null, isVerifiedVendor: true },
};
const page = { data: { posts: [post], adverts: [], page: 1, hasMore: false, until: 1, nextCursor: null } };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

type Answer = (path: string) => Promise<Response>;
const toast = vi.spyOn(toasts, 'toast');
let answer: Answer;
let asked: string[];
/** Each test has a server of its own: what an earlier one's store still asks for is not this one's. */
let serverOrigin: string;
let tests = 0;

function startStore() {
  const platform: Platform = { kind: 'web', serverOrigin, sessions: createWebSessions(localStorage) };
  return makeStore(platform, { user, accessToken: 'x'.repeat(43), lists: NO_LISTS });
}

type TestStore = ReturnType<typeof startStore>;
const readFeed = (store: TestStore) => store.dispatch(postListsApi.endpoints.getPosts.initiate());
const like = (store: TestStore) => store.dispatch(postsApi.endpoints.likePost.initiate({ postId: post._id, viewerId: user._id }));
const logIn = (store: TestStore) => store.dispatch(authApi.endpoints.logIn.initiate({ userName: 'ada', password: 'x' }));
const logOut = (store: TestStore) => store.dispatch(authApi.endpoints.logOut.initiate());
/** The one post as the cached feed shows it now. */
const shown = (store: TestStore) => postListsApi.endpoints.getPosts.select()(store.getState()).data?.pages[0]?.data.posts[0];

beforeEach(() => {
  asked = [];
  serverOrigin = `http://oja-${++tests}.test`;
  toast.mockClear();
  localStorage.clear();
  vi.stubGlobal('fetch', (request: Request) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== serverOrigin) return new Promise(() => {});
    asked.push(pathname);
    return answer(pathname);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a like', () => {
  it('shows at once and is settled by the answer', async () => {
    const answered = Promise.withResolvers<Response>();
    answer = (path) => (path.includes('/like/') ? answered.promise : Promise.resolve(json(page)));
    const store = startStore();
    await readFeed(store);
    const done = like(store);
    expect(shown(store)).toMatchObject({ likes: [user._id], likesCount: 5 });
    answered.resolve(json({ message: 'Post liked.', data: { isLiked: true, likesCount: 9 } }));
    await done;
    expect(shown(store)).toMatchObject({ likes: [user._id], likesCount: 9 });
  });

  it('that fails is read anew, and the server’s word is shown', async () => {
    answer = (path) => Promise.resolve(path.includes('/like/') ? json({ message: 'This does not exist.', code: 'post_not_found' }, 404) : json(page));
    const store = startStore();
    await readFeed(store);
    await like(store);
    await vi.waitFor(() => expect(asked.filter((path) => path === '/api/v1/posts')).toHaveLength(2));
    expect(shown(store)).toMatchObject({ likes: [], likesCount: 4 });
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error', title: 'This does not exist.' }));
  });
});

describe('a server that is gone', () => {
  it('is asked three times in all by a query, and told once', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await readFeed(startStore());
    expect(asked).toHaveLength(3);
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Network Error!' }));
  });

  it('is asked once by a mutation, since a lost answer may stand for a done deed', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await logIn(startStore());
    expect(asked).toHaveLength(1);
  });

  it('without a word is given up after half a minute: the line may have died', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', ({ signal }: Request) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))));
    void logIn(startStore());
    await vi.advanceTimersByTimeAsync(29_000);
    expect(toast).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Network Error!' }));
  });

  it('is not asked again when it refuses', async () => {
    answer = () => Promise.resolve(json({ message: 'No.', code: 'forbidden' }, 403));
    await readFeed(startStore());
    expect(asked).toHaveLength(1);
  });
});

describe('words and sessions', () => {
  it('an answer that is no JSON is told as a network error', async () => {
    answer = () => Promise.resolve(new Response('<html>', { status: 200 }));
    await logIn(startStore());
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Network Error!' }));
  });

  it('an ended session signs out here as well', async () => {
    answer = () => Promise.resolve(json({ message: 'Please log in to continue.', code: 'unauthenticated' }, 401));
    const store = startStore();
    await createWebSessions(localStorage).save({ user, accessToken: 'x'.repeat(43) });
    await readFeed(store);
    await vi.waitFor(() => expect(store.getState().session).toBeNull());
    expect(await createWebSessions(localStorage).load()).toEqual({ status: 'none' });
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Please log in to continue.' }));
  });

  it('a logout that the server never hears of is not told', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await logOut(startStore());
    expect(toast).not.toHaveBeenCalled();
  });
});
