import type { Post } from '@oja/contract/posts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ADA as user } from '../../../tests/fixtures/user.ts';
import { messagesApi } from '../api/messages-api.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { usersApi } from '../api/users-api.ts';
import { KEPT_ENTRIES_MAX, NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { conversationSelected } from '../session/lists-slice.ts';
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

/** Of this file alone: what other tests' stores still write goes into localStorage. */
const storage = sessionStorage;
const start = async () => {
  const sessions = createWebSessions(storage);
  await sessions.save(session);
  return { sessions, store: makeStore({ kind: 'web', serverOrigin: 'http://oja.test', sessions }, { ...session, lists: NO_LISTS }) };
};
const keptPosts = () => JSON.parse(storage.getItem('oja.session') ?? '{}').lists.posts.map(({ title }: Post) => title);

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
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

it('people, those one follows, conversations and the one that is open are kept as well', async () => {
  const bola = { _id: id(7), name: 'Bola', userName: 'bola', profileImage: null, isVerifiedVendor: false };
  const person = { ...bola, followersCount: 0, isFollowing: true, isOnline: false };
  const lastMessage = { _id: id(5), text: 'Good morning', img: null, sender: { _id: id(7) }, createdAt: user.createdAt, seen: true };
  const written = {
    _id: id(3), participants: [bola], userId: id(7), name: 'Bola', profileImage: null, isDeletedAccount: false, block: 'none', isMuted: false,
    joinedAt: user.createdAt, lastMessage, unreadMessages: [], unreadCount: 0, mock: false,
  };
  const silent = { ...written, _id: id(4), lastMessage: null };
  vi.stubGlobal('fetch', (request: Request) => {
    const isAboutPeople = new URL(request.url).pathname.startsWith('/api/v1/users/');
    const data = isAboutPeople ? { users: [person], nextCursor: null } : { conversations: [written, silent], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null };
    return Promise.resolve(new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }));
  });
  const { sessions, store } = await start();
  // Some that were looked for are not all; those whom somebody else follows are not one's own.
  await store.dispatch(usersApi.endpoints.getPeople.initiate({ search: 'bo' }));
  await store.dispatch(usersApi.endpoints.getFollows.initiate({ userId: id(7), side: 'following' }));
  expect(store.getState().lists).toMatchObject({ users: [], following: [] });

  await store.dispatch(usersApi.endpoints.getPeople.initiate({}));
  await store.dispatch(usersApi.endpoints.getFollows.initiate({ userId: user._id, side: 'following' }));
  await store.dispatch(messagesApi.endpoints.getConversations.initiate());
  store.dispatch(conversationSelected({ _id: id(3), userId: id(7), name: 'Bola', profileImage: null }));
  await vi.advanceTimersByTimeAsync(500);
  expect(await sessions.load()).toMatchObject({
    session: {
      lists: {
        users: [person],
        following: [person],
        conversations: [written, silent],
        existingConversations: [written],
        selectedConversation: { _id: id(3), userId: id(7), name: 'Bola', profileImage: null },
      },
    },
  });
});

it('nothing is written for somebody who has logged out meanwhile', async () => {
  const { store } = await start();
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  await store.dispatch(signOut());
  await vi.advanceTimersByTimeAsync(500);
  expect(keptPosts()).toEqual([]);
});
