import type { Conversation } from '@oja/contract/messages';
import type { Post } from '@oja/contract/posts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { ADA as user } from '../../../tests/fixtures/user.ts';
import { messagesApi } from '../api/messages-api.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { usersApi } from '../api/users-api.ts';
import { STORED_ENTRIES_MAX, NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { conversationSelected } from '../session/lists-slice.ts';
import { signIn, signOut } from '../session/sign-in.ts';

/** The last loaded lists are stored for offline use: for their owner only, newest first, up to a limit (product §3). */

const id = (number: number) => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const postOf = (number: number): Post => ({ ...POST, _id: id(number), title: `Post ${number}` });
const session = { user, accessToken: 'x'.repeat(43) };

/** This file uses its own storage, because stores of other tests may still write to localStorage. */
const storage = sessionStorage;
let server: FakeServer;
const start = async () => {
  const sessions = createWebSessions(storage);
  await sessions.save(session);
  return { sessions, store: startAppStore(server, sessions) };
};
const storedPosts = () =>
  JSON.parse(storage.getItem('oja.session') ?? '{}').lists.posts.map(({ title }: Post) => title);

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  const posts = Array.from({ length: STORED_ENTRIES_MAX + 5 }, (_, index) => postOf(index));
  server = new FakeServer().on('GET /api/v1/posts', feedOf(posts));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a hundred posts of the last loaded feed are stored, and stay after a logout for their owner only', async () => {
  const { sessions, store } = await start();
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  expect(store.getState().lists.posts).toHaveLength(STORED_ENTRIES_MAX);
  expect(storedPosts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(storedPosts()).toHaveLength(STORED_ENTRIES_MAX);
  expect(storedPosts()[0]).toBe('Post 0');

  await store.dispatch(signOut());
  await store.dispatch(signIn(session));
  expect(store.getState().lists.posts).toHaveLength(STORED_ENTRIES_MAX);
  await store.dispatch(signIn({ ...session, user: { ...user, _id: id(900) } }));
  expect(store.getState().lists.posts).toEqual([]);
  expect(await sessions.load()).toMatchObject({ session: { lists: NO_LISTS } });
});

it('lists that were just loaded are written when the page is left', async () => {
  const { store } = await start();
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  globalThis.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(storedPosts()).toHaveLength(STORED_ENTRIES_MAX);
});

it('people, followed people, conversations and the open conversation are stored as well', async () => {
  const bola = { _id: id(7), name: 'Bola', userName: 'bola', profileImage: null, isVerifiedVendor: false };
  const person = { ...bola, followersCount: 0, isFollowing: true, isOnline: false };
  const lastMessage = {
    _id: id(5),
    text: 'Good morning',
    img: null,
    sender: { _id: id(7) },
    createdAt: user.createdAt,
    seen: true,
  };
  const written: Conversation = {
    _id: id(3),
    participants: [bola],
    userId: id(7),
    name: 'Bola',
    profileImage: null,
    isDeletedAccount: false,
    block: 'none',
    isMuted: false,
    joinedAt: user.createdAt,
    lastMessage,
    unreadMessages: [],
    unreadCount: 0,
    mock: false,
  };
  const silent: Conversation = { ...written, _id: id(4), lastMessage: null };
  const people = { data: { users: [person], nextCursor: null } };
  server
    .on('GET /api/v1/users/all', people)
    .on('GET /api/v1/users/:id/following', people)
    .on('GET /api/v1/messages/conversations', {
      data: { conversations: [written, silent], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null },
    });
  const { sessions, store } = await start();
  // Search results are not the complete list, and the people that another user follows are not the viewer's.
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

it('nothing is stored for a user who has logged out in the meantime', async () => {
  const { store } = await start();
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  await store.dispatch(signOut());
  await vi.advanceTimersByTimeAsync(500);
  expect(storedPosts()).toEqual([]);
});
