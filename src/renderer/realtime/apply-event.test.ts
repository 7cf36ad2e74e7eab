import { NOTIFICATIONS_KEPT } from '@oja/contract/limits';
import type { Conversation, Message } from '@oja/contract/messages';
import type { Notification } from '@oja/contract/notifications';
import { combineReducers, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import { api } from '../api/api.ts';
import { messagesApi } from '../api/messages-api.ts';
import { notificationsApi } from '../api/notifications-api.ts';
import { usersApi } from '../api/users-api.ts';
import type { Platform } from '../platform/platform.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { sessionReducer } from '../session/session-slice.ts';
import { applyEvent, messageChanged } from './apply-event.ts';
import { connectionReducer } from './connection-slice.ts';
import { notificationDeleted, notificationRead } from './notifications-handler.ts';
import { presenceReducer } from './presence-slice.ts';
import type { RealtimeDispatch } from './realtime-state.ts';
import { Replay } from './replay.ts';
import type { ServerEvent } from './server-event.ts';
import { typingReducer } from './typing-slice.ts';

const BAYO = '0197a000-0000-7000-8000-0000000000bb';
const CHAT = '0197a000-0000-7000-8000-0000000000cc';
const idOf = (number: number) => `0197a000-0000-7000-9000-${String(number).padStart(12, '0')}`;

const message = (number: number, rest: Partial<Message> = {}): Message => ({
  _id: idOf(number), clientId: null, conversationId: CHAT, text: `Number ${number}`, img: null, createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null, deletedAt: null, seen: false, post: null, sender: { _id: BAYO }, recipientId: ADA._id, ...rest,
});
const own = (number: number, rest: Partial<Message> = {}) => message(number, { sender: { _id: ADA._id }, recipientId: BAYO, ...rest });
const person = { _id: BAYO, name: 'Bayo', userName: 'bayo', profileImage: null, isVerifiedVendor: false };
const conversation = (last: Message, unread: number[] = []): Conversation => ({
  _id: CHAT, participants: [person], userId: BAYO, name: 'Bayo', profileImage: null, isDeletedAccount: false, block: 'none', isMuted: false,
  joinedAt: '2025-01-01T00:00:00.000Z', lastMessage: last, unreadMessages: unread.map(idOf), unreadCount: unread.length, mock: false,
});
const notification = (number: number, rest: Partial<Notification> = {}): Notification => ({
  _id: idOf(number), message: 'bayo started following you', type: 'follow', isRead: false, createdAt: '2026-01-01T00:00:00.000Z', senderId: person,
  recipientId: ADA._id, postId: null, ...rest,
});
/** A full page of them, from a number down. */
const newest = (from: number) => Array.from({ length: 30 }, (_, index) => notification(from - index));
const told = (name: 'newMessage' | 'messageUpdated' | 'messageDeleted', about: Message): ServerEvent => ({ name, payload: { seq: 1, message: about } });

/** What the server has, and what it is asked. */
let answers: Record<string, unknown>;
let asked: string[];
/** Holds back the answers to one path. */
let held: { path: string; until: Promise<void> } | undefined;

function startStore() {
  const replay = new Replay((event) => dispatch(applyEvent(event)));
  const observe: Middleware = () => (next) => (action) => {
    const result = next(action);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has passed every other middleware is an action
    replay.observe(action as UnknownAction);
    return result;
  };
  const platform: Platform = { kind: 'web', serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer, connection: connectionReducer, presence: presenceReducer, typing: typingReducer, [api.reducerPath]: api.reducer }),
    preloadedState: { session: { user: ADA, accessToken: 'x'.repeat(43) } },
    middleware: (getDefault) => getDefault({ immutableCheck: false, thunk: { extraArgument: { platform } } }).concat(api.middleware, observe),
  });
  const dispatch: RealtimeDispatch = store.dispatch;
  return {
    dispatch,
    subscribe: (listener: () => void) => store.subscribe(listener),
    tell(event: ServerEvent) {
      replay.note(event);
      dispatch(applyEvent(event));
    },
    openThread: () => dispatch(messagesApi.endpoints.getMessages.initiate(BAYO)),
    openList: () => dispatch(messagesApi.endpoints.getConversations.initiate()),
    openProfile: () => dispatch(usersApi.endpoints.getProfile.initiate(BAYO)),
    openNotifications: () => dispatch(notificationsApi.endpoints.getNotifications.initiate()),
    thread: () => messagesApi.endpoints.getMessages.select(BAYO)(store.getState()).data?.pages.toReversed().flatMap(({ data }) => data) ?? [],
    list: () => messagesApi.endpoints.getConversations.select()(store.getState()).data?.pages[0]?.data,
    notifications: () => notificationsApi.endpoints.getNotifications.select()(store.getState()).data?.pages[0]?.data,
  };
}

beforeEach(() => {
  [asked, held] = [[], undefined];
  answers = {
    [`/api/v1/messages/${BAYO}`]: { data: [message(1, { seen: true }), own(2)], hasMore: false, post: null },
    '/api/v1/messages/conversations': { data: { conversations: [conversation(own(2))], totalUnreadCount: 4, mutedUnreadCount: 0, nextCursor: null } },
    '/api/v1/notifications': { data: { notifications: [notification(1)], unreadCount: 1, unreadAboutMessages: 0, nextCursor: null } },
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const body = JSON.stringify(answers[pathname]);
    if (held?.path === pathname) await held.until;
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a message', () => {
  it('told twice stands once in its thread and counts once as unread', async () => {
    const store = startStore();
    await Promise.all([store.openThread(), store.openList()]);
    store.tell(told('newMessage', message(3)));
    store.tell(told('newMessage', message(3)));
    expect(store.thread().map(({ text }) => text)).toEqual(['Number 1', 'Number 2', 'Number 3']);
    expect(store.list()).toMatchObject({ totalUnreadCount: 5, conversations: [{ unreadCount: 1, lastMessage: { text: 'Number 3' } }] });
  });

  it('that is deleted takes its post with it: which one the conversation is about then, the server is asked, once', async () => {
    const about = { _id: idOf(70), title: 'Akwete wrapper', picture: null, price: 18_500, pricePoint: null, isAvailable: true };
    const store = startStore();
    await store.openThread();
    store.tell(told('newMessage', message(3, { post: about })));
    expect(store.thread().at(-1)?.post).toEqual(about);
    expect(asked).toHaveLength(1);
    answers[`/api/v1/messages/${BAYO}`] = { data: [message(1), own(2), message(3, { text: '', deletedAt: '2026-01-02T00:00:00.000Z' })], hasMore: false, post: null };
    store.tell(told('messageDeleted', message(3, { text: '', deletedAt: '2026-01-02T00:00:00.000Z' })));
    store.tell(told('messageDeleted', message(3, { text: '', deletedAt: '2026-01-02T00:00:00.000Z' })));
    expect(store.thread().at(-1)?.post).toBeNull();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    store.tell(told('messageDeleted', own(2, { text: '', deletedAt: '2026-01-02T00:00:00.000Z' })));
    expect(asked).toHaveLength(2);
  });

  it('that comes while the thread is on its way is not lost under an older answer', async () => {
    const store = startStore();
    const released = Promise.withResolvers<void>();
    held = { path: `/api/v1/messages/${BAYO}`, until: released.promise };
    const opened = store.openThread();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    store.tell(told('newMessage', message(3)));
    released.resolve();
    await opened;
    expect(store.thread().map(({ _id }) => _id)).toEqual([1, 2, 3].map(idOf));
  });

  it('of one’s own that was answered while the thread is read anew is not lost under an older answer', async () => {
    const store = startStore();
    await store.openThread();
    const released = Promise.withResolvers<void>();
    held = { path: `/api/v1/messages/${BAYO}`, until: released.promise };
    const again = store.dispatch(messagesApi.endpoints.getMessages.initiate(BAYO, { forceRefetch: true }));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    store.dispatch(messageChanged(own(3)));
    released.resolve();
    await again;
    expect(store.thread().map(({ _id }) => _id)).toEqual([1, 2, 3].map(idOf));
  });

  it('of one’s own that was answered shows at once, not a frame after the outbox has let go of it', async () => {
    const store = startStore();
    await store.openThread();
    let shown: (string | null)[] = [];
    store.subscribe(() => {
      shown = store.thread().map(({ _id }) => _id);
    });
    store.dispatch(messageChanged(own(3)));
    expect(shown).toEqual([1, 2, 3].map(idOf));
  });

  it('that comes while the list is read anew counts once, whether the answer knows it or not', async () => {
    const store = startStore();
    await store.openList();
    const released = Promise.withResolvers<void>();
    held = { path: '/api/v1/messages/conversations', until: released.promise };
    answers[held.path] = { data: { conversations: [conversation(message(3), [3])], totalUnreadCount: 5, mutedUnreadCount: 0, nextCursor: null } };
    const again = store.dispatch(messagesApi.endpoints.getConversations.initiate(undefined, { forceRefetch: true }));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    store.tell(told('newMessage', message(3)));
    store.tell(told('newMessage', message(4)));
    released.resolve();
    await again;
    expect(store.list()).toMatchObject({ totalUnreadCount: 6, conversations: [{ unreadCount: 2 }] });
  });

  it('that an own one has overtaken counts as unread all the same, once, and leaves that one in front', async () => {
    const store = startStore();
    await store.openList();
    store.tell(told('newMessage', own(4)));
    store.tell(told('newMessage', message(3)));
    store.tell(told('newMessage', message(3)));
    expect(store.list()).toMatchObject({ totalUnreadCount: 5, conversations: [{ unreadCount: 1, lastMessage: { text: 'Number 4' } }] });
    store.tell({ name: 'conversationRead', payload: { seq: 1, conversationId: CHAT, upTo: idOf(3) } });
    expect(store.list()).toMatchObject({ totalUnreadCount: 4, conversations: [{ unreadCount: 0 }] });
  });

  it('older than all that are listed as unread leaves the count to the server', async () => {
    answers['/api/v1/messages/conversations'] = { data: { conversations: [{ ...conversation(message(50), [50, 49]), unreadCount: 40 }], totalUnreadCount: 40, mutedUnreadCount: 0, nextCursor: null } };
    const store = startStore();
    await store.openList();
    store.tell(told('messageUpdated', message(20)));
    expect(store.list()).toMatchObject({ totalUnreadCount: 40 });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  it('of somebody new is looked up, since the event does not say who they are', async () => {
    answers['/api/v1/messages/conversations'] = { data: { conversations: [], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null } };
    const store = startStore();
    await store.openList();
    answers['/api/v1/messages/conversations'] = { data: { conversations: [conversation(message(3), [3])], totalUnreadCount: 1, mutedUnreadCount: 0, nextCursor: null } };
    store.tell(told('newMessage', message(3)));
    await vi.waitFor(() => expect(store.list()).toMatchObject({ totalUnreadCount: 1 }));
  });

  it('stays seen and deleted when an older telling of it comes late', async () => {
    const store = startStore();
    await store.openThread();
    store.tell({ name: 'messagesSeen', payload: { seq: 1, conversationId: CHAT, from: idOf(2), upTo: idOf(2) } });
    store.tell(told('newMessage', own(2)));
    expect(store.thread()[1]?.seen).toBe(true);
    store.tell(told('messageDeleted', own(2, { text: '', deletedAt: '2026-01-01T00:00:01.000Z' })));
    store.tell(told('messageUpdated', own(2, { text: 'Edited', editedAt: '2026-01-01T00:00:00.500Z' })));
    expect(store.thread()[1]).toMatchObject({ text: '', seen: true });
  });

  it('that is edited changes in thread and preview; deleted, the list is asked what stands there now', async () => {
    const store = startStore();
    await Promise.all([store.openThread(), store.openList()]);
    store.tell(told('messageUpdated', own(2, { text: 'Edited', editedAt: '2026-01-01T00:00:01.000Z' })));
    expect(store.thread()[1]?.text).toBe('Edited');
    expect(store.list()?.conversations[0]?.lastMessage?.text).toBe('Edited');
    const before = asked.length;
    answers['/api/v1/messages/conversations'] = { data: { conversations: [conversation(message(1))], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null } };
    store.tell(told('messageDeleted', own(2, { text: '', deletedAt: '2026-01-01T00:00:02.000Z' })));
    await vi.waitFor(() => expect(store.list()?.conversations[0]?.lastMessage?.text).toBe('Number 1'));
    expect(asked.length).toBe(before + 1);
  });
});

describe('reading', () => {
  it('here or on another device brings the count to zero, and keeps what came after it', async () => {
    answers['/api/v1/messages/conversations'] = { data: { conversations: [conversation(message(5), [5, 4, 3])], totalUnreadCount: 7, mutedUnreadCount: 0, nextCursor: null } };
    const store = startStore();
    await store.openList();
    store.tell({ name: 'conversationRead', payload: { seq: 1, conversationId: CHAT, upTo: idOf(4) } });
    expect(store.list()).toMatchObject({ totalUnreadCount: 5, conversations: [{ unreadCount: 1 }] });
    store.tell({ name: 'conversationRead', payload: { seq: 2, conversationId: CHAT, upTo: idOf(5) } });
    store.tell({ name: 'conversationRead', payload: { seq: 2, conversationId: CHAT, upTo: idOf(5) } });
    expect(store.list()).toMatchObject({ totalUnreadCount: 4, conversations: [{ unreadCount: 0 }] });
  });

  it('some of more than are listed leaves the count to the server', async () => {
    const fifty = { ...conversation(message(50), [50, 49, 48]), unreadCount: 50 };
    answers['/api/v1/messages/conversations'] = { data: { conversations: [fifty], totalUnreadCount: 50, mutedUnreadCount: 0, nextCursor: null } };
    const store = startStore();
    await store.openList();
    answers['/api/v1/messages/conversations'] = { data: { conversations: [{ ...fifty, unreadCount: 40 }], totalUnreadCount: 40, mutedUnreadCount: 0, nextCursor: null } };
    store.tell({ name: 'conversationRead', payload: { seq: 1, conversationId: CHAT, upTo: idOf(10) } });
    await vi.waitFor(() => expect(store.list()).toMatchObject({ totalUnreadCount: 40, conversations: [{ unreadCount: 40 }] }));
    store.tell({ name: 'conversationRead', payload: { seq: 2, conversationId: CHAT, upTo: idOf(50) } });
    expect(store.list()).toMatchObject({ totalUnreadCount: 0, conversations: [{ unreadCount: 0 }] });
  });

  it('up to one older than all whose ids are known asks how many are left', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => 30 - index);
    answers['/api/v1/messages/conversations'] = { data: { conversations: [{ ...conversation(message(30), ids), unreadCount: 25 }], totalUnreadCount: 25, mutedUnreadCount: 0, nextCursor: null } };
    const store = startStore();
    await store.openList();
    answers['/api/v1/messages/conversations'] = { data: { conversations: [{ ...conversation(message(30), ids), unreadCount: 23 }], totalUnreadCount: 23, mutedUnreadCount: 0, nextCursor: null } };
    store.tell({ name: 'conversationRead', payload: { seq: 1, conversationId: CHAT, upTo: idOf(7) } });
    await vi.waitFor(() => expect(store.list()).toMatchObject({ totalUnreadCount: 23, conversations: [{ unreadCount: 23 }] }));
  });

  it('by the partner marks own messages alone, in the thread and in the list', async () => {
    answers[`/api/v1/messages/${BAYO}`] = { data: [message(1), own(2), own(3)], hasMore: false, post: null };
    const store = startStore();
    await Promise.all([store.openThread(), store.openList()]);
    store.tell({ name: 'messagesSeen', payload: { seq: 1, conversationId: CHAT, from: idOf(1), upTo: idOf(2) } });
    expect(store.thread().map(({ seen }) => seen)).toEqual([false, true, false]);
    expect(store.list()?.conversations[0]?.lastMessage?.seen).toBe(true);
  });

  it('by the partner leaves what they saw while it was not to be told', async () => {
    answers[`/api/v1/messages/${BAYO}`] = { data: [own(1), own(2), own(3)], hasMore: false, post: null };
    const store = startStore();
    await Promise.all([store.openThread(), store.openList()]);
    store.tell({ name: 'messagesSeen', payload: { seq: 1, conversationId: CHAT, from: idOf(3), upTo: idOf(3) } });
    expect(store.thread().map(({ seen }) => seen)).toEqual([false, false, true]);
    expect(store.list()?.conversations[0]?.lastMessage?.seen).toBe(false);
  });
});

describe('a block', () => {
  it('stands in the list at once, and has the profile read anew, where it is news', async () => {
    const profile = `/api/v1/users/profile/${BAYO}`;
    answers[profile] = { data: { ...person, block: 'none' } };
    const store = startStore();
    await Promise.all([store.openList(), store.openProfile()]);
    const event: ServerEvent = { name: 'conversationChanged', payload: { seq: 1, userId: BAYO, conversationId: CHAT, block: 'theirs', isMuted: true } };
    store.tell(event);
    store.tell(event);
    expect(store.list()?.conversations[0]).toMatchObject({ block: 'theirs', isMuted: true });
    await vi.waitFor(() => expect(asked.filter((path) => path === profile)).toHaveLength(2));
  });
});

describe('a notification', () => {
  it('is added in front once, with the server’s count', async () => {
    const store = startStore();
    await store.openNotifications();
    const event: ServerEvent = { name: 'newNotification', payload: { seq: 1, notification: notification(2), unreadCount: 2, unreadAboutMessages: 0 } };
    store.tell(event);
    store.tell(event);
    expect(store.notifications()?.notifications.map(({ _id }) => _id)).toEqual([2, 1].map(idOf));
    expect(store.notifications()?.unreadCount).toBe(2);
  });

  it('that is read or deleted counts off at once, one of messages there as well, and each once', async () => {
    const all = [notification(1), notification(2, { type: 'message' }), notification(3, { type: 'message', isRead: true })];
    answers['/api/v1/notifications'] = { data: { notifications: all, unreadCount: 7, unreadAboutMessages: 3, nextCursor: null } };
    const store = startStore();
    await store.openNotifications();
    for (const number of [2, 2, 3]) store.dispatch(notificationRead({ notificationId: idOf(number) }));
    expect(store.notifications()).toMatchObject({ unreadCount: 6, unreadAboutMessages: 2 });
    for (const number of [1, 1, 2]) store.dispatch(notificationDeleted({ notificationId: idOf(number) }));
    expect(store.notifications()).toMatchObject({ unreadCount: 5, unreadAboutMessages: 2, notifications: [{ _id: idOf(3) }] });
  });

  it('the list grows no longer than what the server keeps', () => {
    const store = startStore();
    const kept = Array.from({ length: NOTIFICATIONS_KEPT }, (_, index) => notification(NOTIFICATIONS_KEPT - index));
    store.tell({ name: 'allNotifications', payload: { seq: 1, notifications: kept, unreadCount: 0, unreadAboutMessages: 0 } });
    store.tell({ name: 'newNotification', payload: { seq: 2, notification: notification(501), unreadCount: 1, unreadAboutMessages: 0 } });
    const shown = store.notifications()?.notifications.map(({ _id }) => _id);
    expect(shown).toHaveLength(NOTIFICATIONS_KEPT);
    expect([shown?.[0], shown?.at(-1)]).toEqual([501, 2].map(idOf));
  });

  it('allNotifications replaces the list, and is the list where there was none', async () => {
    const store = startStore();
    const all: ServerEvent = { name: 'allNotifications', payload: { seq: 1, notifications: [notification(9)], unreadCount: 1, unreadAboutMessages: 0 } };
    store.tell(all);
    expect(store.notifications()?.notifications.map(({ _id }) => _id)).toEqual([idOf(9)]);
    await store.openNotifications();
    expect(asked).toEqual([]);
    store.tell({ name: 'notificationDeleted', payload: { seq: 2, notificationId: idOf(9), unreadCount: 0, unreadAboutMessages: 0 } });
    expect(store.notifications()).toMatchObject({ notifications: [], unreadCount: 0 });
    store.tell(all);
    expect(store.notifications()?.notifications).toHaveLength(1);
  });

  it('older pages that were loaded stay when the newest page comes anew, where nothing lies between', async () => {
    answers['/api/v1/notifications'] = { data: { notifications: newest(60), unreadCount: 60, unreadAboutMessages: 0, nextCursor: idOf(31) } };
    const store = startStore();
    await store.openNotifications();
    store.tell({ name: 'allNotifications', payload: { seq: 1, notifications: newest(62), unreadCount: 62, unreadAboutMessages: 0 } });
    expect(store.notifications()?.notifications.map(({ _id }) => _id)).toEqual(Array.from({ length: 32 }, (_, index) => idOf(62 - index)));
    store.tell({ name: 'allNotifications', payload: { seq: 2, notifications: newest(200), unreadCount: 200, unreadAboutMessages: 0 } });
    expect(store.notifications()).toMatchObject({ unreadCount: 200, nextCursor: idOf(171) });
    expect(store.notifications()?.notifications).toHaveLength(30);
  });
});
