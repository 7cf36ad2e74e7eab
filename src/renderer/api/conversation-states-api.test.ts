import type { Conversation } from '@oja/contract/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { ChatServer, PARTNERS } from '../../../tests/fixtures/chat-server.ts';
import { FakeServer, errorResponse } from '../../../tests/fixtures/fake-server.ts';
import { conversationStatesApi } from './conversation-states-api.ts';
import { messagesApi } from './messages-api.ts';

/** Labels, snooze and archive: the call and its effect on the list. */

const [BAYO, CHI] = PARTNERS;
const ROUTE = 'PATCH /api/v1/conversations/:userId';
const LIST = 'GET /api/v1/messages/conversations';
const { changeConversation } = conversationStatesApi.endpoints;
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  const chat = new ChatServer();
  chat.write(BAYO, 1);
  chat.write(CHI, 1);
  server = new FakeServer().on(LIST, chat.listConversations());
});
afterEach(() => vi.unstubAllGlobals());

async function startStore() {
  const store = startAppStore(server);
  await store.dispatch(messagesApi.endpoints.getConversations.initiate());
  server.calls.length = 0;
  const list = (): Conversation[] =>
    messagesApi.endpoints.getConversations
      .select()(store.getState())
      .data?.pages.flatMap(({ data }): Conversation[] => data.conversations) ?? [];
  const of = (userId: string) => list().find((each) => each.userId === userId);
  const conversation = of(BAYO);
  if (!conversation) throw new Error('There is no conversation.');
  return { ...store, list, of, conversation };
}

it('an archive is shown at once, names the newest message that was shown, and is undone if it fails', async () => {
  const { dispatch, of, conversation } = await startStore();
  const after = conversation.lastMessage?._id;
  let body: unknown;
  server.on(ROUTE, async (request) => {
    body = await request.json();
    return errorResponse(429, { code: 'rate_limited', message: 'Too many attempts.' });
  });
  const failing = dispatch(changeConversation.initiate({ conversation, archived: true }));
  expect(of(BAYO)?.setAside).toEqual({ after, until: null });
  await failing;
  expect(body).toEqual({ archived: true, upTo: after });
  expect(of(BAYO)).not.toHaveProperty('setAside');
  expect(of(CHI)).not.toHaveProperty('setAside');
});

it('a snoozed conversation is listed first, and the list is loaded again when the snooze is taken back', async () => {
  const { dispatch, list, of, conversation } = await startStore();
  const setAside = { after: conversation.lastMessage?._id ?? '', until: '2030-01-01T09:00:00.000Z' };
  const answer = { message: 'Changed.', code: 'conversation_changed' } as const;
  expect(list().map(({ userId }) => userId)).toEqual([CHI, BAYO]);
  server.on(ROUTE, { ...answer, data: { labels: [], setAside } });
  await dispatch(changeConversation.initiate({ conversation, snoozedUntil: setAside.until }));
  expect(list().map(({ userId }) => userId)).toEqual([BAYO, CHI]);
  expect(server.callsOf(LIST)).toEqual([]);

  server.on(ROUTE, { ...answer, data: { labels: [], setAside: null } });
  const snoozed = of(BAYO) ?? conversation;
  await dispatch(changeConversation.initiate({ conversation: snoozed, snoozedUntil: null }));
  await vi.waitFor(() => expect(server.callsOf(LIST)).toHaveLength(1));
});

it('labels do not change whether a conversation is archived', async () => {
  const { dispatch, of, conversation } = await startStore();
  const setAside = { after: conversation.lastMessage?._id ?? '', until: null };
  server.on(ROUTE, { message: 'Changed.', code: 'conversation_changed', data: { labels: [2, 3], setAside } });
  const archived = { ...conversation, setAside };
  await dispatch(changeConversation.initiate({ conversation: archived, labels: [2, 3] }));
  expect(of(BAYO)).toMatchObject({ labels: [2, 3], setAside });
});
