import { FAILURES } from '@oja/contract/texts';
import type { Person, Profile, User } from '@oja/contract/users';
import * as toasts from '@oja/ui/Toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA as user } from '../../../tests/fixtures/user.ts';
import { api } from '../api/api.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { usersApi } from '../api/users-api.ts';
import type { Platform } from '../platform/platform.ts';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';

/** Following, and a change of one's own profile: what the store shows meanwhile. */

const bola: Person = {
  _id: '0197a000-0000-7000-8000-0000000000bb', name: 'Bola', userName: 'bola', profileImage: null, isVerifiedVendor: false,
  followersCount: 0, isFollowing: false, isOnline: false,
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const people = () => Promise.resolve(json({ data: { users: [bola], nextCursor: null } }));
const toast = vi.spyOn(toasts, 'toast');
let answer: (path: string) => Promise<Response>;

function startStore() {
  const platform: Platform = { kind: 'web', serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  return makeStore(platform, { user, accessToken: 'x'.repeat(43), lists: NO_LISTS });
}
type TestStore = ReturnType<typeof startStore>;
const found = { search: 'bo' };
const shown = (store: TestStore) => usersApi.endpoints.getPeople.select(found)(store.getState()).data?.pages[0]?.data.users[0];

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  vi.stubGlobal('fetch', (request: Request) => answer(new URL(request.url).pathname));
});
afterEach(() => vi.unstubAllGlobals());

describe('following', () => {
  it('shows at once wherever the person stands, and is taken back when it fails, with the words of the spec', async () => {
    const answered = Promise.withResolvers<Response>();
    answer = (path) => (path.includes('/follow/') ? answered.promise : people());
    const store = startStore();
    await store.dispatch(usersApi.endpoints.getPeople.initiate(found));
    const done = store.dispatch(usersApi.endpoints.follow.initiate(bola._id));
    expect(shown(store)).toMatchObject({ isFollowing: true, followersCount: 1 });

    answered.resolve(json({ code: 'unavailable', message: 'Not now.' }, 503));
    await done;
    expect(shown(store)).toMatchObject({ isFollowing: false, followersCount: 0 });
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: FAILURES.follow, text: 'Not now.' }));
  });

  it('has users, the feed of those one follows and the profiles read anew, and nothing else', async () => {
    const asked: string[] = [];
    const empty = { data: { posts: [], adverts: [], page: 1, hasMore: false, until: 1, nextCursor: null } };
    const profile: Profile = {
      ...bola, bio: '', createdAt: user.createdAt, followers: [], followersCursor: null, following: [], followingCursor: null, followingCount: 0,
      posts: [], postsCount: 0, postsCursor: null, block: 'none',
    };
    answer = (path) => {
      asked.push(path);
      if (path.includes('/follow/')) return Promise.resolve(json({ message: 'Yes.', data: { isFollowing: true, followersCount: 1 } }));
      if (path.includes('/posts')) return Promise.resolve(json(empty));
      return path.includes('/profile/') ? Promise.resolve(json({ data: profile })) : people();
    };
    const store = startStore();
    await Promise.all([
      store.dispatch(usersApi.endpoints.getPeople.initiate(found)),
      store.dispatch(usersApi.endpoints.getProfile.initiate(bola._id)),
      store.dispatch(postListsApi.endpoints.getFollowingPosts.initiate()),
      store.dispatch(postListsApi.endpoints.getPosts.initiate()),
    ]);
    asked.length = 0;
    await store.dispatch(usersApi.endpoints.follow.initiate(bola._id));
    const anew = ['/api/v1/posts/feed', '/api/v1/users/all', `/api/v1/users/profile/${bola._id}`];
    await vi.waitFor(() => expect(asked.slice(1).toSorted()).toEqual(anew));
  });
});

describe('people and posts of a category that were read', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are kept 300 seconds after nobody looks at them any more, and no longer', async () => {
    let calls = 0;
    answer = (path) => {
      calls += 1;
      return path.includes('/category') ? Promise.resolve(json({ message: '', data: { posts: [], nextCursor: null } })) : people();
    };
    const store = startStore();
    const read = async () => {
      const queries = [
        store.dispatch(usersApi.endpoints.getPeople.initiate({})),
        store.dispatch(postListsApi.endpoints.getCategoryPosts.initiate({ category: 'Food' })),
      ];
      await Promise.all(queries);
      for (const query of queries) query.unsubscribe();
    };
    await read();
    await vi.advanceTimersByTimeAsync(299_000);
    await read();
    expect(calls).toBe(2);
    await vi.advanceTimersByTimeAsync(301_000);
    await read();
    expect(calls).toBe(4);
  });

  it('are not asked for again because the window is looked at again', async () => {
    let calls = 0;
    answer = () => {
      calls += 1;
      return people();
    };
    const store = startStore();
    await store.dispatch(usersApi.endpoints.getPeople.initiate({}));
    store.dispatch(api.internalActions.onFocus());
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toBe(1);
  });
});

it('a new user name reaches session, storage and dashboard together; the old one is asked for no more', async () => {
  const dashboard = { ...user, followersCount: 0, followingCount: 0, following: [], savedPosts: [] };
  const renamed: User = { ...user, userName: 'ada.new' };
  const asked: string[] = [];
  answer = (path) => {
    asked.push(path);
    return Promise.resolve(path.includes('/dashboard/') ? json({ data: dashboard }) : json({ message: 'Saved.', data: renamed }));
  };
  const store = startStore();
  localStorage.setItem('oja.session', JSON.stringify({ version: 1, user, accessToken: 'x'.repeat(43) }));
  await store.dispatch(usersApi.endpoints.getDashboard.initiate(user.userName));
  await store.dispatch(usersApi.endpoints.editProfile.initiate({ userId: user._id, edit: { userName: 'ada.new' } }));
  await vi.waitFor(() => expect(store.getState().session?.user.userName).toBe('ada.new'));
  expect(usersApi.endpoints.getDashboard.select('ada.new')(store.getState()).data?.data).toEqual({ ...dashboard, userName: 'ada.new' });
  expect(localStorage.getItem('oja.session')).toContain('ada.new');
  expect(asked.filter((path) => path.includes('/dashboard/'))).toHaveLength(1);
});
