import { expect, it, vi } from 'vitest';

import {
  BAYO,
  conversation,
  idOf,
  message,
  own,
  server,
  serveEachTest,
  startSession,
} from '../../../../tests/fixtures/live-store.ts';
import { unreachable } from '../../../../tests/fixtures/fake-server.ts';

serveEachTest();

const threadCalls = () => server.callsOf('GET /api/v1/messages/:userId').length;
const listCalls = () => server.callsOf('GET /api/v1/messages/conversations').length;
const arrival = { name: 'newMessage' as const, payload: { seq: 11, message: message(3) } };
const missed = { data: { events: [arrival], lastSeq: 11, latestSeq: 11, hasMore: false, reset: false } };

it('lists that were requested after the profile are not requested again by the first connection', async () => {
  const session = startSession();
  await session.loadProfile(10);
  await session.openThread();
  await session.openList();
  session.connect(10);
  await vi.waitFor(() => expect(session.thread()).toHaveLength(2));
  expect([threadCalls(), listCalls()]).toEqual([1, 1]);
});

it('a message between the answers and the connection is shown', async () => {
  server.on('GET /api/v1/events', missed);
  const session = startSession();
  await session.loadProfile(10);
  await session.openThread();
  session.connect(11);
  await vi.waitFor(() => expect(session.thread().map(({ _id }) => _id)).toContain(idOf(3)));
  expect(threadCalls()).toBe(1);
});

it('a message that was missed is shown in a thread whose older answer arrives after it', async () => {
  const answer = Promise.withResolvers<void>();
  server.on('GET /api/v1/events', missed);
  server.hold('GET /api/v1/messages/:userId', answer.promise);
  const session = startSession();
  await session.loadProfile(10);
  const opened = session.openThread();
  session.connect(11);
  await vi.waitFor(() => expect(server.callsOf('GET /api/v1/events')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  answer.resolve();
  await opened;
  expect(session.thread().map(({ _id }) => _id)).toContain(idOf(3));
});

it('lists that were requested before the profile are requested again, because they may be older', async () => {
  const session = startSession();
  await session.openThread();
  await session.loadProfile(10);
  session.connect(10);
  await vi.waitFor(() => expect(threadCalls()).toBe(2));
});

it('lists that could not be loaded before the connection are requested again with it', async () => {
  const session = startSession();
  await session.loadProfile(10);
  server.on('GET /api/v1/messages/:userId', () => unreachable());
  await session.openThread();
  const before = threadCalls();
  server.on('GET /api/v1/messages/:userId', { data: [own(2)], hasMore: false, post: null });
  session.connect(10);
  await vi.waitFor(() => expect(session.thread()).toHaveLength(1));
  expect(threadCalls()).toBe(before + 1);
});

it('the first message of a conversation requests the list once, from its event and its answer together', async () => {
  const empty = { conversations: [], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null };
  server.on('GET /api/v1/messages/conversations', { data: empty });
  const session = startSession();
  await session.loadProfile(10);
  await session.openList();
  session.connect(10);
  server.on('GET /api/v1/messages/conversations', { data: { ...empty, conversations: [conversation(own(3))] } });
  session.send(own(3));
  session.receive({ name: 'newMessage', payload: { seq: 11, message: own(3) } });
  await vi.waitFor(() => expect(session.list()?.conversations).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(listCalls()).toBe(2);
});

it('a list that was requested before a first message, and lacks it, is requested once more', async () => {
  const empty = { conversations: [], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null };
  const answer = Promise.withResolvers<void>();
  server.on('GET /api/v1/messages/conversations', { data: empty });
  const session = startSession();
  await session.loadProfile(10);
  await session.openList();
  session.connect(10);
  server.hold('GET /api/v1/messages/conversations', answer.promise);
  session.reloadList();
  await vi.waitFor(() => expect(listCalls()).toBe(2));
  server.on('GET /api/v1/messages/conversations', { data: { ...empty, conversations: [conversation(own(3))] } });
  session.receive({ name: 'newMessage', payload: { seq: 11, message: own(3) } });
  answer.resolve();
  await vi.waitFor(() => expect(session.list()?.conversations[0]?.userId).toBe(BAYO));
  expect(listCalls()).toBe(3);
});
