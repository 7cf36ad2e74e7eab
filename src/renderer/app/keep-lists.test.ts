import type { Post } from '@oja/contract/posts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ADA as user } from '../../../tests/fixtures/user.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { KEPT_ENTRIES_MAX, NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { signIn, signOut } from '../session/sign-in.ts';
import { makeStore } from './store.ts';

/** What was read last is kept for when there is no server: of its owner, newest first, within bounds (spec §3). */

const id = (number: number) => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const postOf = (number: number): Post => ({
  _id: id(number), title: `Post ${number}`, description: 'Six yards', category: null, price: 5, phoneNumber: '8031234567',
  location: 'Aba', condition: null, pricePoint: null, images: [], pictures: [], createdAt: '2026-01-01T00:00:00.000Z',
  likes: [], likesCount: 0, saves: [], replies: [], repliesCount: 0,
  user: { _id: user._id, name: 'Ada', userName: 'ada', profileImage: null, isVerifiedVendor: true },
});
const session = { user, accessToken: 'x'.repeat(43) };

const start = async () => {
  const sessions = createWebSessions(localStorage);
  await sessions.save(session);
  return { sessions, store: makeStore({ kind: 'web', serverOrigin: 'http://oja.test', sessions }, { ...session, lists: NO_LISTS }) };
};
const keptPosts = () => JSON.parse(localStorage.getItem('oja.session') ?? '{}').lists.posts.map(({ title }: Post) => title);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  const posts = Array.from({ length: KEPT_ENTRIES_MAX + 5 }, (_, index) => postOf(index));
  const page = { data: { posts, adverts: [], page: 1, hasMore: false, until: 1, nextCursor: null } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(page), { headers: { 'content-type': 'application/json' } })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the feed that was read last is kept, a hundred posts of it, and outlives a logout of its owner alone', async () => {
  const { sessions, store } = await start();
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  expect(store.getState().lists.posts).toHaveLength(KEPT_ENTRIES_MAX);
  expect(keptPosts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(keptPosts()).toHaveLength(KEPT_ENTRIES_MAX);
  expect(keptPosts()[0]).toBe('Post 0');

  await store.dispatch(signOut());
  await store.dispatch(signIn(session));
  expect(store.getState().lists.posts).toHaveLength(KEPT_ENTRIES_MAX);
  await store.dispatch(signIn({ ...session, user: { ...user, _id: id(900) } }));
  expect(store.getState().lists.posts).toEqual([]);
  expect(await sessions.load()).toMatchObject({ session: { lists: NO_LISTS } });
});

it('nothing is written for somebody who has logged out meanwhile', async () => {
  const { store } = await start();
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  await store.dispatch(signOut());
  await vi.advanceTimersByTimeAsync(500);
  expect(keptPosts()).toEqual([]);
});
