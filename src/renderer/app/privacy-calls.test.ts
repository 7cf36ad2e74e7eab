import type { Conversation } from '@oja/contract/messages';
import * as toasts from '@oja/ui/Toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ADA as user } from '../../../tests/fixtures/user.ts';
import { messagesApi } from '../api/messages-api.ts';
import { privacyApi } from '../api/privacy-api.ts';
import { usersApi } from '../api/users-api.ts';
import type { Platform } from '../platform/platform.ts';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { selectUnread } from '../realtime/unread.ts';
import { makeStore } from './store.ts';

/** Blocking, muting and read receipts: what is asked of the server, and what the store shows of it. */

const BOLA = '0197a000-0000-7000-8000-0000000000bb';
const CHAT = '0197a000-0000-7000-8000-0000000000cc';
const person = { _id: BOLA, name: 'Bola', userName: 'bola', profileImage: null, isVerifiedVendor: false };
const conversation: Conversation = {
  _id: CHAT, participants: [person], userId: BOLA, name: 'Bola', profileImage: null, isDeletedAccount: false, block: 'none', isMuted: false,
  joinedAt: '2025-01-01T00:00:00.000Z', lastMessage: null, unreadMessages: [], unreadCount: 0, mock: false,
};
const other: Conversation = { ...conversation, _id: BOLA, userId: CHAT };
const dashboard = { ...user, followersCount: 0, followingCount: 0, following: [], savedPosts: [] };
const toast = vi.spyOn(toasts, 'toast');
let asked: string[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  asked = [];
  answers = {
    'GET /conversations': () => Response.json({ data: { conversations: [conversation, other], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null } }),
    [`GET /${user.userName}`]: () => Response.json({ data: dashboard }),
    'GET /blocked': () => Response.json({ data: { users: [{ ...person, followersCount: 0, isFollowing: false, isOnline: false }], nextCursor: null } }),
  };
  toast.mockReset();
  localStorage.clear();
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(`${method} ${pathname}`);
    return (answers[`${method} /${pathname.split('/').at(-1)}`] ?? (() => Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 })))();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function startStore() {
  const platform: Platform = { kind: 'web', serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  const store = makeStore(platform, { user, accessToken: 'x'.repeat(43), lists: NO_LISTS });
  await store.dispatch(messagesApi.endpoints.getConversations.initiate());
  asked.length = 0;
  return { ...store, list: () => messagesApi.endpoints.getConversations.select()(store.getState()).data?.pages[0]?.data.conversations };
}

it('blocking and taking it back show in the conversation once done, and have lists of people read anew', async () => {
  answers['POST /block'] = () => Response.json({ message: 'Done.', data: { block: 'mine' } });
  answers['DELETE /block'] = () => Response.json({ message: 'Done.', data: { block: 'theirs' } });
  const { dispatch, list } = await startStore();
  await dispatch(privacyApi.endpoints.getBlocked.initiate());
  await dispatch(privacyApi.endpoints.setBlock.initiate({ userId: BOLA, isBlocked: true }));
  expect(list()?.map(({ block }) => block)).toEqual(['mine', 'none']);
  await dispatch(privacyApi.endpoints.setBlock.initiate({ userId: BOLA, isBlocked: false }));
  expect(list()?.map(({ block }) => block)).toEqual(['theirs', 'none']);
  await vi.waitFor(() => expect(asked.filter((call) => call === 'GET /api/v1/users/blocked')).toHaveLength(3));
  expect(asked).toEqual(expect.arrayContaining([`POST /api/v1/users/${BOLA}/block`, `DELETE /api/v1/users/${BOLA}/block`]));
});

it('a block that fails changes nothing; the dialog that asked says so', async () => {
  answers['POST /block'] = () => Response.json({ code: 'rate_limited', message: 'Too many attempts.' }, { status: 429 });
  const { dispatch, list } = await startStore();
  await dispatch(privacyApi.endpoints.setBlock.initiate({ userId: BOLA, isBlocked: true }));
  expect(list()?.[0]?.block).toBe('none');
  expect(toast).not.toHaveBeenCalled();
});

it('muting shows at once in its conversation alone, and is taken back when it fails', async () => {
  const { dispatch, list } = await startStore();
  const failing = dispatch(privacyApi.endpoints.setMute.initiate({ conversationId: CHAT, isMuted: true }));
  expect(list()?.map(({ isMuted }) => isMuted)).toEqual([true, false]);
  await failing;
  expect(list()?.[0]?.isMuted).toBe(false);
  answers['PUT /mute'] = () => Response.json({ message: 'Muted.', data: { isMuted: true } });
  await dispatch(privacyApi.endpoints.setMute.initiate({ conversationId: CHAT, isMuted: true }));
  expect(list()?.[0]?.isMuted).toBe(true);
  expect(asked).toEqual(Array.from({ length: 2 }, () => `PUT /api/v1/messages/conversations/${CHAT}/mute`));
});

it('muting takes what is unread there out of the total at once, and puts it back when it fails', async () => {
  answers['GET /conversations'] = () => Response.json({ data: { conversations: [{ ...conversation, unreadCount: 2 }], totalUnreadCount: 3, mutedUnreadCount: 0, nextCursor: null } });
  const { dispatch, getState } = await startStore();
  const failing = dispatch(privacyApi.endpoints.setMute.initiate({ conversationId: CHAT, isMuted: true }));
  expect(selectUnread(getState()).messages).toBe(1);
  await failing;
  expect(selectUnread(getState()).messages).toBe(3);
});

it('read receipts reach session, storage and the own profile once they are set', async () => {
  answers['PATCH /settings'] = () => Response.json({ message: 'Set.', data: { ...user, readReceipts: false } });
  const { dispatch, getState } = await startStore();
  localStorage.setItem('oja.session', JSON.stringify({ version: 1, user, accessToken: 'x'.repeat(43) }));
  await dispatch(usersApi.endpoints.getDashboard.initiate(user.userName));
  await dispatch(privacyApi.endpoints.editSettings.initiate({ readReceipts: false }));
  await vi.waitFor(() => expect(getState().session?.user.readReceipts).toBe(false));
  expect(usersApi.endpoints.getDashboard.select(user.userName)(getState()).data?.data.readReceipts).toBe(false);
  await vi.waitFor(() => expect(localStorage.getItem('oja.session')).toContain('"readReceipts":false'));
});
