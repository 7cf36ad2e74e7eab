import { describe, expect, it, vi } from 'vitest';

import {
  serveEachTest,
  BAYO,
  CHAT,
  conversation,
  idOf,
  message,
  own,
  profile,
  server,
  startStore,
  messageEvent,
} from '../../../../tests/fixtures/live-store.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { showAnswered } from './apply-event.ts';
import type { ServerEvent } from './server-event.ts';

serveEachTest();

describe('a message', () => {
  it('that is applied twice appears once in its thread and counts once as unread', async () => {
    const store = startStore();
    await Promise.all([store.openThread(), store.openList()]);
    store.receive(messageEvent('newMessage', message(3)));
    store.receive(messageEvent('newMessage', message(3)));
    expect(store.thread().map(({ text }) => text)).toEqual(['Number 1', 'Number 2', 'Number 3']);
    expect(store.list()).toMatchObject({
      totalUnreadCount: 5,
      conversations: [{ unreadCount: 1, lastMessage: { text: 'Number 3' } }],
    });
  });

  it('that arrives while the thread is loading is not overwritten by the older answer', async () => {
    const store = startStore();
    const released = Promise.withResolvers<void>();
    server.hold('GET /api/v1/messages/:userId', released.promise);
    const opened = store.openThread();
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    store.receive(messageEvent('newMessage', message(3)));
    released.resolve();
    await opened;
    expect(store.thread().map(({ _id }) => _id)).toEqual([1, 2, 3].map(idOf));
  });

  it('of the viewer that is confirmed while the thread is refetched is not overwritten by the older answer', async () => {
    const store = startStore();
    await store.openThread();
    const released = Promise.withResolvers<void>();
    server.hold('GET /api/v1/messages/:userId', released.promise);
    const again = store.dispatch(messagesApi.endpoints.getMessages.initiate(BAYO, { forceRefetch: true }));
    await vi.waitFor(() => expect(server.calls).toHaveLength(2));
    store.dispatch(showAnswered([own(3)]));
    released.resolve();
    await again;
    expect(store.thread().map(({ _id }) => _id)).toEqual([1, 2, 3].map(idOf));
  });

  it('of the viewer that is confirmed appears at once, in the frame in which it leaves the outbox', async () => {
    const store = startStore();
    await store.openThread();
    let shown: (string | null)[] = [];
    store.subscribe(() => {
      shown = store.thread().map(({ _id }) => _id);
    });
    store.dispatch(showAnswered([own(3)]));
    expect(shown).toEqual([1, 2, 3].map(idOf));
  });

  it('that arrives while the list is refetched counts once, whether the answer contains it or not', async () => {
    const store = startStore();
    await store.openList();
    const released = Promise.withResolvers<void>();
    server.hold('GET /api/v1/messages/conversations', released.promise);
    server.on('GET /api/v1/messages/conversations', {
      data: {
        conversations: [conversation(message(3), [3])],
        totalUnreadCount: 5,
        mutedUnreadCount: 0,
        nextCursor: null,
      },
    });
    const again = store.dispatch(messagesApi.endpoints.getConversations.initiate(undefined, { forceRefetch: true }));
    await vi.waitFor(() => expect(server.calls).toHaveLength(2));
    store.receive(messageEvent('newMessage', message(3)));
    store.receive(messageEvent('newMessage', message(4)));
    released.resolve();
    await again;
    expect(store.list()).toMatchObject({ totalUnreadCount: 6, conversations: [{ unreadCount: 2 }] });
  });

  it('that arrives after a later one of the viewer counts as unread once, and the later one stays the preview', async () => {
    const store = startStore();
    await store.openList();
    store.receive(messageEvent('newMessage', own(4)));
    store.receive(messageEvent('newMessage', message(3)));
    store.receive(messageEvent('newMessage', message(3)));
    expect(store.list()).toMatchObject({
      totalUnreadCount: 5,
      conversations: [{ unreadCount: 1, lastMessage: { text: 'Number 4' } }],
    });
    store.receive({ name: 'conversationRead', payload: { seq: 1, conversationId: CHAT, upTo: idOf(3) } });
    expect(store.list()).toMatchObject({ totalUnreadCount: 4, conversations: [{ unreadCount: 0 }] });
  });

  it('older than all listed unread messages leaves the count to the server', async () => {
    server.on('GET /api/v1/messages/conversations', {
      data: {
        conversations: [{ ...conversation(message(50), [50, 49]), unreadCount: 40 }],
        totalUnreadCount: 40,
        mutedUnreadCount: 0,
        nextCursor: null,
      },
    });
    const store = startStore();
    await store.openList();
    store.receive(messageEvent('messageUpdated', message(20)));
    expect(store.list()).toMatchObject({ totalUnreadCount: 40 });
    await vi.waitFor(() => expect(server.calls).toHaveLength(2));
  });

  it('of a new partner reloads the list, because the event does not contain the partner', async () => {
    server.on('GET /api/v1/messages/conversations', {
      data: { conversations: [], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null },
    });
    const store = startStore();
    await store.openList();
    server.on('GET /api/v1/messages/conversations', {
      data: {
        conversations: [conversation(message(3), [3])],
        totalUnreadCount: 1,
        mutedUnreadCount: 0,
        nextCursor: null,
      },
    });
    store.receive(messageEvent('newMessage', message(3)));
    await vi.waitFor(() => expect(store.list()).toMatchObject({ totalUnreadCount: 1 }));
  });

  it('stays seen and deleted when an older state of it arrives late', async () => {
    const store = startStore();
    await store.openThread();
    store.receive({ name: 'messagesSeen', payload: { seq: 1, conversationId: CHAT, from: idOf(2), upTo: idOf(2) } });
    store.receive(messageEvent('newMessage', own(2)));
    expect(store.thread()[1]?.seen).toBe(true);
    store.receive(messageEvent('messageDeleted', own(2, { text: '', deletedAt: '2026-01-01T00:00:01.000Z' })));
    store.receive(messageEvent('messageUpdated', own(2, { text: 'Edited', editedAt: '2026-01-01T00:00:00.500Z' })));
    expect(store.thread()[1]).toMatchObject({ text: '', seen: true });
  });

  it('that is edited changes in thread and preview; if it is deleted, the list is refetched for the new preview', async () => {
    const store = startStore();
    await Promise.all([store.openThread(), store.openList()]);
    store.receive(messageEvent('messageUpdated', own(2, { text: 'Edited', editedAt: '2026-01-01T00:00:01.000Z' })));
    expect(store.thread()[1]?.text).toBe('Edited');
    expect(store.list()?.conversations[0]?.lastMessage?.text).toBe('Edited');
    const before = server.calls.length;
    server.on('GET /api/v1/messages/conversations', {
      data: { conversations: [conversation(message(1))], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null },
    });
    store.receive(messageEvent('messageDeleted', own(2, { text: '', deletedAt: '2026-01-01T00:00:02.000Z' })));
    await vi.waitFor(() => expect(store.list()?.conversations[0]?.lastMessage?.text).toBe('Number 1'));
    expect(server.calls.length).toBe(before + 1);
  });
});

describe('reading a conversation', () => {
  it('here or on another device sets the count to zero, and keeps later messages unread', async () => {
    server.on('GET /api/v1/messages/conversations', {
      data: {
        conversations: [conversation(message(5), [5, 4, 3])],
        totalUnreadCount: 7,
        mutedUnreadCount: 0,
        nextCursor: null,
      },
    });
    const store = startStore();
    await store.openList();
    store.receive({ name: 'conversationRead', payload: { seq: 1, conversationId: CHAT, upTo: idOf(4) } });
    expect(store.list()).toMatchObject({ totalUnreadCount: 5, conversations: [{ unreadCount: 1 }] });
    store.receive({ name: 'conversationRead', payload: { seq: 2, conversationId: CHAT, upTo: idOf(5) } });
    store.receive({ name: 'conversationRead', payload: { seq: 2, conversationId: CHAT, upTo: idOf(5) } });
    expect(store.list()).toMatchObject({ totalUnreadCount: 4, conversations: [{ unreadCount: 0 }] });
  });

  it('leaves the count to the server if more messages are unread than are listed', async () => {
    const fifty = { ...conversation(message(50), [50, 49, 48]), unreadCount: 50 };
    server.on('GET /api/v1/messages/conversations', {
      data: { conversations: [fifty], totalUnreadCount: 50, mutedUnreadCount: 0, nextCursor: null },
    });
    const store = startStore();
    await store.openList();
    server.on('GET /api/v1/messages/conversations', {
      data: {
        conversations: [{ ...fifty, unreadCount: 40 }],
        totalUnreadCount: 40,
        mutedUnreadCount: 0,
        nextCursor: null,
      },
    });
    store.receive({ name: 'conversationRead', payload: { seq: 1, conversationId: CHAT, upTo: idOf(10) } });
    await vi.waitFor(() =>
      expect(store.list()).toMatchObject({ totalUnreadCount: 40, conversations: [{ unreadCount: 40 }] }),
    );
    store.receive({ name: 'conversationRead', payload: { seq: 2, conversationId: CHAT, upTo: idOf(50) } });
    expect(store.list()).toMatchObject({ totalUnreadCount: 0, conversations: [{ unreadCount: 0 }] });
  });

  it('up to a message older than all known ids asks the server for the remaining count', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => 30 - index);
    server.on('GET /api/v1/messages/conversations', {
      data: {
        conversations: [{ ...conversation(message(30), ids), unreadCount: 25 }],
        totalUnreadCount: 25,
        mutedUnreadCount: 0,
        nextCursor: null,
      },
    });
    const store = startStore();
    await store.openList();
    server.on('GET /api/v1/messages/conversations', {
      data: {
        conversations: [{ ...conversation(message(30), ids), unreadCount: 23 }],
        totalUnreadCount: 23,
        mutedUnreadCount: 0,
        nextCursor: null,
      },
    });
    store.receive({ name: 'conversationRead', payload: { seq: 1, conversationId: CHAT, upTo: idOf(7) } });
    await vi.waitFor(() =>
      expect(store.list()).toMatchObject({ totalUnreadCount: 23, conversations: [{ unreadCount: 23 }] }),
    );
  });

  it('by the partner marks only the viewer’s messages, in the thread and in the list', async () => {
    server.on('GET /api/v1/messages/:userId', { data: [message(1), own(2), own(3)], hasMore: false, post: null });
    const store = startStore();
    await Promise.all([store.openThread(), store.openList()]);
    store.receive({ name: 'messagesSeen', payload: { seq: 1, conversationId: CHAT, from: idOf(1), upTo: idOf(2) } });
    expect(store.thread().map(({ seen }) => seen)).toEqual([false, true, false]);
    expect(store.list()?.conversations[0]?.lastMessage?.seen).toBe(true);
  });

  it('by the partner does not mark messages that they saw while their read receipts were off', async () => {
    server.on('GET /api/v1/messages/:userId', { data: [own(1), own(2), own(3)], hasMore: false, post: null });
    const store = startStore();
    await Promise.all([store.openThread(), store.openList()]);
    store.receive({ name: 'messagesSeen', payload: { seq: 1, conversationId: CHAT, from: idOf(3), upTo: idOf(3) } });
    expect(store.thread().map(({ seen }) => seen)).toEqual([false, false, true]);
    expect(store.list()?.conversations[0]?.lastMessage?.seen).toBe(false);
  });
});

describe('a block', () => {
  it('appears in the list at once, and refetches list and profile if it has changed', async () => {
    server.on('GET /api/v1/users/profile/:id', { data: profile });
    const store = startStore();
    await Promise.all([store.openList(), store.openProfile()]);
    const blocked = { ...conversation(own(2)), block: 'theirs' as const, isMuted: true };
    server.on('GET /api/v1/messages/conversations', {
      data: { conversations: [blocked], totalUnreadCount: 4, mutedUnreadCount: 4, nextCursor: null },
    });
    const event: ServerEvent = {
      name: 'conversationChanged',
      payload: { seq: 1, userId: BAYO, conversationId: CHAT, block: 'theirs', isMuted: true },
    };
    store.receive(event);
    store.receive(event);
    expect(store.list()?.conversations[0]).toMatchObject({ block: 'theirs', isMuted: true });
    await vi.waitFor(() => expect(server.callsOf('GET /api/v1/users/profile/:id')).toHaveLength(2));
    // A picture of the person's post is no longer shown there.
    await vi.waitFor(() => expect(server.callsOf('GET /api/v1/messages/conversations')).toHaveLength(2));
  });
});
