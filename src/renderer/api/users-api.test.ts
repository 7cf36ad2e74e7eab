import { FAILURES } from '@oja/contract/failures';
import type { DashboardProfile, FollowAnswer, Person, Profile, User } from '@oja/contract/users';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, errorResponse } from '../../../tests/fixtures/fake-server.ts';
import { feedOf } from '../../../tests/fixtures/post.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { api } from './api.ts';
import { postListsApi } from './post-lists-api.ts';
import { postSearchApi } from './post-search-api.ts';
import { usersApi } from './users-api.ts';

/** Follows, lists of people and edits of the viewer's profile: their effect on the store. */

const FOLLOW = 'POST /api/v1/users/follow/:id';
const bola: Person = {
  _id: '0197a000-0000-7000-8000-0000000000bb',
  name: 'Bola',
  userName: 'bola',
  profileImage: null,
  isVerifiedVendor: false,
  followersCount: 0,
  isFollowing: false,
  isOnline: false,
};
const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
const found = { search: 'bo' };
const shown = (store: AppStore) =>
  usersApi.endpoints.getPeople.select(found)(store.getState()).data?.pages[0]?.data.users[0];

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer().on('GET /api/v1/users/all', { data: { users: [bola], nextCursor: null } });
});
afterEach(() => vi.unstubAllGlobals());

describe('following', () => {
  it('changes the person at once everywhere, and is undone with the specification’s text if it fails', async () => {
    const answered = Promise.withResolvers<FollowAnswer | Response>();
    server.on(FOLLOW, () => answered.promise);
    const store = startAppStore(server);
    await store.dispatch(usersApi.endpoints.getPeople.initiate(found));
    const done = store.dispatch(usersApi.endpoints.follow.initiate(bola._id));
    expect(shown(store)).toMatchObject({ isFollowing: true, followersCount: 1 });

    answered.resolve(errorResponse(503, { code: 'unavailable', message: 'Not now.' }));
    await done;
    expect(shown(store)).toMatchObject({ isFollowing: false, followersCount: 0 });
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: FAILURES.follow, text: 'Not now.' }),
    );
  });

  it('refetches the people, the feed of followed vendors and the profiles, and nothing else', async () => {
    const profile: Profile = {
      ...bola,
      bio: '',
      createdAt: ADA.createdAt,
      followers: [],
      followersCursor: null,
      following: [],
      followingCursor: null,
      followingCount: 0,
      posts: [],
      postsCount: 0,
      postsCursor: null,
      block: 'none',
    };
    server
      .on(FOLLOW, { message: 'Yes.', code: 'followed', data: { isFollowing: true, followersCount: 1 } })
      .on('GET /api/v1/posts', feedOf([]))
      .on('GET /api/v1/posts/feed', feedOf([]))
      .on('GET /api/v1/users/profile/:id', { data: profile });
    const store = startAppStore(server);
    await Promise.all([
      store.dispatch(usersApi.endpoints.getPeople.initiate(found)),
      store.dispatch(usersApi.endpoints.getProfile.initiate(bola._id)),
      store.dispatch(postListsApi.endpoints.getFollowingPosts.initiate()),
      store.dispatch(postListsApi.endpoints.getPosts.initiate()),
    ]);
    server.calls.length = 0;
    await store.dispatch(usersApi.endpoints.follow.initiate(bola._id));
    await vi.waitFor(() =>
      expect(server.calls.slice(1).toSorted()).toEqual([
        'GET /api/v1/posts/feed',
        'GET /api/v1/users/all',
        `GET /api/v1/users/profile/${bola._id}`,
      ]),
    );
  });
});

describe('loaded people and posts of a category', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('stay cached for 300 seconds after the last component has unmounted, and no longer', async () => {
    server.on('GET /api/v1/posts/category', {
      message: '',
      code: 'no_category_posts',
      data: { posts: [], nextCursor: null },
    });
    const store = startAppStore(server);
    const read = async () => {
      const queries = [
        store.dispatch(usersApi.endpoints.getPeople.initiate({})),
        store.dispatch(postSearchApi.endpoints.getCategoryPosts.initiate({ category: 'Food' })),
      ];
      await Promise.all(queries);
      for (const query of queries) query.unsubscribe();
    };
    await read();
    await vi.advanceTimersByTimeAsync(299_000);
    await read();
    expect(server.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(301_000);
    await read();
    expect(server.calls).toHaveLength(4);
  });

  it('are not refetched when the window gets the focus', async () => {
    const store = startAppStore(server);
    await store.dispatch(usersApi.endpoints.getPeople.initiate({}));
    store.dispatch(api.internalActions.onFocus());
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.calls).toHaveLength(1);
  });
});

it('a new user name reaches session, storage and dashboard together, and the old one is not requested again', async () => {
  const dashboard: DashboardProfile = {
    ...ADA,
    followersCount: 0,
    followingCount: 0,
    following: [],
    savedPosts: [],
  };
  const renamed: User = { ...ADA, userName: 'ada.new' };
  server
    .on('GET /api/v1/users/dashboard/:userName', { data: dashboard, latestSeq: 0 })
    .on('PATCH /api/v1/users/profile/:id', { message: 'Saved.', code: 'profile_updated', data: renamed });
  const store = startAppStore(server);
  localStorage.setItem('oja.session', JSON.stringify({ version: 1, user: ADA, accessToken: 'x'.repeat(43) }));
  await store.dispatch(usersApi.endpoints.getDashboard.initiate(ADA.userName));
  await store.dispatch(usersApi.endpoints.editProfile.initiate({ userId: ADA._id, edit: { userName: 'ada.new' } }));
  await vi.waitFor(() => expect(store.getState().session?.user.userName).toBe('ada.new'));
  expect(usersApi.endpoints.getDashboard.select('ada.new')(store.getState()).data?.data).toEqual({
    ...dashboard,
    userName: 'ada.new',
  });
  expect(localStorage.getItem('oja.session')).toContain('ada.new');
  expect(server.callsOf('GET /api/v1/users/dashboard/:userName')).toHaveLength(1);
});
