import type { Conversation, MuteAnswer } from '@oja/contract/messages';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, errorResponse } from '../../../tests/fixtures/fake-server.ts';
import { ADA as user } from '../../../tests/fixtures/user.ts';
import { setMuted } from './conversation-counts.ts';
import { messagesApi } from './messages-api.ts';
import { privacyApi } from './privacy-api.ts';
import { usersApi } from './users-api.ts';

/** Blocking, muting and read receipts: the calls and their effect on the store. */

const BOLA = '0197a000-0000-7000-8000-0000000000bb';
const CHAT = '0197a000-0000-7000-8000-0000000000cc';
const person = { _id: BOLA, name: 'Bola', userName: 'bola', profileImage: null, isVerifiedVendor: false };
const conversation: Conversation = {
  _id: CHAT,
  participants: [person],
  userId: BOLA,
  name: 'Bola',
  profileImage: null,
  isDeletedAccount: false,
  block: 'none',
  isMuted: false,
  joinedAt: '2025-01-01T00:00:00.000Z',
  lastMessage: null,
  unreadMessages: [],
  unreadCount: 0,
  mock: false,
};
const other: Conversation = { ...conversation, _id: BOLA, userId: CHAT };
const dashboard = { ...user, followersCount: 0, followingCount: 0, following: [], savedPosts: [] };
const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;

beforeEach(() => {
  toast.mockReset();
  localStorage.clear();
  server = new FakeServer()
    .on('GET /api/v1/messages/conversations', {
      data: { conversations: [conversation, other], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null },
    })
    .on('GET /api/v1/users/dashboard/:userName', { data: dashboard, latestSeq: 0 })
    .on('GET /api/v1/users/blocked', {
      data: { users: [{ ...person, followersCount: 0, isFollowing: false, isOnline: false }], nextCursor: null },
    });
});
afterEach(() => vi.unstubAllGlobals());

async function startStore() {
  const store = startAppStore(server);
  await store.dispatch(messagesApi.endpoints.getConversations.initiate());
  server.calls.length = 0;
  return {
    ...store,
    muted: () =>
      messagesApi.endpoints.getConversations.select()(store.getState()).data?.pages[0]?.data.mutedUnreadCount,
    list: () => messagesApi.endpoints.getConversations.select()(store.getState()).data?.pages[0]?.data.conversations,
  };
}

it('a block and an unblock change the conversation after the answer, and refetch the lists of people', async () => {
  server.on('POST /api/v1/users/:id/block', { message: 'Done.', code: 'user_blocked', data: { block: 'mine' } });
  server.on('DELETE /api/v1/users/:id/block', { message: 'Done.', code: 'user_unblocked', data: { block: 'theirs' } });
  const { dispatch, list } = await startStore();
  await dispatch(privacyApi.endpoints.getBlocked.initiate());
  await dispatch(privacyApi.endpoints.setBlock.initiate({ userId: BOLA, isBlocked: true }));
  expect(list()?.map(({ block }) => block)).toEqual(['mine', 'none']);
  await dispatch(privacyApi.endpoints.setBlock.initiate({ userId: BOLA, isBlocked: false }));
  expect(list()?.map(({ block }) => block)).toEqual(['theirs', 'none']);
  await vi.waitFor(() => expect(server.callsOf('GET /api/v1/users/blocked')).toHaveLength(3));
  expect(server.calls).toEqual(
    expect.arrayContaining([`POST /api/v1/users/${BOLA}/block`, `DELETE /api/v1/users/${BOLA}/block`]),
  );
});

it('a block that fails changes nothing, and its dialog shows the error', async () => {
  server.on(
    'POST /api/v1/users/:id/block',
    errorResponse(429, { code: 'rate_limited', message: 'Too many attempts.' }),
  );
  const { dispatch, list } = await startStore();
  await dispatch(privacyApi.endpoints.setBlock.initiate({ userId: BOLA, isBlocked: true }));
  expect(list()?.[0]?.block).toBe('none');
  expect(toast).not.toHaveBeenCalled();
});

it('a mute changes only its own conversation at once, and is undone if it fails', async () => {
  server.on(
    'PUT /api/v1/messages/conversations/:id/mute',
    errorResponse(404, { code: 'not_found', message: 'Not found.' }),
  );
  const { dispatch, list } = await startStore();
  const failing = dispatch(privacyApi.endpoints.setMute.initiate({ conversationId: CHAT, isMuted: true }));
  expect(list()?.map(({ isMuted }) => isMuted)).toEqual([true, false]);
  await failing;
  expect(list()?.[0]?.isMuted).toBe(false);
  server.on('PUT /api/v1/messages/conversations/:id/mute', {
    message: 'Muted.',
    code: 'muted',
    data: { isMuted: true },
  });
  await dispatch(privacyApi.endpoints.setMute.initiate({ conversationId: CHAT, isMuted: true }));
  expect(list()?.[0]?.isMuted).toBe(true);
  expect(server.calls).toEqual(Array.from({ length: 2 }, () => `PUT /api/v1/messages/conversations/${CHAT}/mute`));
});

it('a mute whose answer contradicts what is shown, or is lost, is read again from the server', async () => {
  const { dispatch, list } = await startStore();
  const muted = { ...conversation, isMuted: true };
  server.on('GET /api/v1/messages/conversations', {
    data: { conversations: [muted], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null },
  });
  const unmuting = Promise.withResolvers<MuteAnswer>();
  server.on('DELETE /api/v1/messages/conversations/:id/mute', () => unmuting.promise);
  const call = dispatch(privacyApi.endpoints.setMute.initiate({ conversationId: CHAT, isMuted: false }));
  // Another device mutes it, and its event is here before the answer to the earlier call.
  dispatch(
    messagesApi.util.updateQueryData('getConversations', undefined, (pages) => {
      const [first] = pages.pages[0]?.data.conversations ?? [];
      if (first) setMuted(pages, first, true);
    }),
  );
  unmuting.resolve({ message: 'Unmuted.', code: 'unmuted', data: { isMuted: false } });
  await call;
  await vi.waitFor(() => expect(server.calls.at(-1)).toBe('GET /api/v1/messages/conversations'));
  await vi.waitFor(() => expect(list()?.[0]?.isMuted).toBe(true));

  server.on('DELETE /api/v1/messages/conversations/:id/mute', () => Promise.reject(new TypeError('Failed to fetch')));
  server.calls.length = 0;
  await dispatch(privacyApi.endpoints.setMute.initiate({ conversationId: CHAT, isMuted: false }));
  await vi.waitFor(() => expect(server.calls.at(-1)).toBe('GET /api/v1/messages/conversations'));
});

it('an unmute that is sent before the mute is answered reaches the server after it, and stays shown', async () => {
  const muted = Promise.withResolvers<MuteAnswer>();
  server.on('PUT /api/v1/messages/conversations/:id/mute', () => muted.promise);
  server.on('DELETE /api/v1/messages/conversations/:id/mute', {
    message: 'Unmuted.',
    code: 'unmuted',
    data: { isMuted: false },
  });
  const { dispatch, list } = await startStore();
  const mute = (isMuted: boolean) => dispatch(privacyApi.endpoints.setMute.initiate({ conversationId: CHAT, isMuted }));
  const calls = [mute(true), mute(false)];
  await vi.waitFor(() => expect(server.calls).not.toEqual([]));
  expect(server.calls).toEqual([`PUT /api/v1/messages/conversations/${CHAT}/mute`]);
  muted.resolve({ message: 'Muted.', code: 'muted', data: { isMuted: true } });
  await calls[0];
  expect(list()?.[0]?.isMuted).toBe(false);
  await calls[1];
  expect(server.calls[1]).toBe(`DELETE /api/v1/messages/conversations/${CHAT}/mute`);
  expect(list()?.[0]?.isMuted).toBe(false);
});

it('a mute moves the unread count to the muted total at once, and back if it fails', async () => {
  server.on('GET /api/v1/messages/conversations', {
    data: {
      conversations: [{ ...conversation, unreadCount: 2 }],
      totalUnreadCount: 3,
      mutedUnreadCount: 0,
      nextCursor: null,
    },
  });
  const { dispatch, muted } = await startStore();
  const failing = dispatch(privacyApi.endpoints.setMute.initiate({ conversationId: CHAT, isMuted: true }));
  expect(muted()).toBe(2);
  await failing;
  expect(muted()).toBe(0);
});

it('the read receipts setting reaches the session, the storage and the viewer’s profile after the answer', async () => {
  server.on('PATCH /api/v1/users/settings', {
    message: 'Set.',
    code: 'receipts_off',
    data: { ...user, readReceipts: false },
  });
  const { dispatch, getState } = await startStore();
  localStorage.setItem('oja.session', JSON.stringify({ version: 1, user, accessToken: 'x'.repeat(43) }));
  await dispatch(usersApi.endpoints.getDashboard.initiate(user.userName));
  await dispatch(privacyApi.endpoints.editSettings.initiate({ readReceipts: false }));
  await vi.waitFor(() => expect(getState().session?.user.readReceipts).toBe(false));
  expect(usersApi.endpoints.getDashboard.select(user.userName)(getState()).data?.data.readReceipts).toBe(false);
  await vi.waitFor(() => expect(localStorage.getItem('oja.session')).toContain('"readReceipts":false'));
});
