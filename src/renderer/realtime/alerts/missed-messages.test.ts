import type { Conversation } from '@oja/contract/messages';
import { describe, expect, it, vi } from 'vitest';

import { PARTNERS } from '../../../../tests/fixtures/chat-server.ts';
import {
  alerts,
  BAYO,
  http,
  serveAlertsEachTest,
  server,
  startService,
  titles,
} from '../../../../tests/fixtures/notification-service.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { missedMessages, summarize } from './missed-messages.ts';

/** The summary waits a moment: the open conversation is seen by then. */
const LATER = { timeout: 5000 };
const CHI = PARTNERS[1];
const later = () => new Promise((resolve) => setTimeout(resolve, 1500));

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const conversation = (number: number, rest: Partial<Conversation> = {}): Conversation => ({
  _id: `chat ${number}`,
  participants: [],
  userId: `person ${number}`,
  name: `Person ${number}`,
  profileImage: null,
  isDeletedAccount: false,
  block: 'none',
  isMuted: false,
  joinedAt: null,
  lastMessage: {
    _id: `m${number}`,
    text: 'Is it there?',
    img: null,
    sender: { _id: `person ${number}` },
    createdAt: '2026-03-01T11:00:00.000Z',
    seen: false,
  },
  unreadMessages: [`m${number}`],
  unreadCount: 1,
  mock: false,
  ...rest,
});
const missed = (...conversations: Conversation[]) => missedMessages(conversations, 'ada', NOW);

describe('what was missed', () => {
  it('is one alert for each conversation, with the number of its unread messages', () => {
    expect(missed(conversation(1), conversation(2, { unreadCount: 3 }))).toMatchObject([
      { alert: { id: 'm1', title: 'Person 1', body: 'Is it there?', path: '/dashboard/chat/person 1' }, count: 1 },
      { alert: { id: 'm2', title: '3 new messages from Person 2', conversationId: 'chat 2' }, count: 3 },
    ]);
  });

  it.each<[string, Partial<Conversation>]>([
    ['a muted conversation', { isMuted: true }],
    ['a conversation with a person whom the viewer has blocked', { block: 'mine' }],
    ['a conversation with a person who has blocked the viewer', { block: 'theirs' }],
    ['a conversation that is read', { unreadMessages: [], unreadCount: 0 }],
    ['a conversation whose newest message is the viewer’s', { unreadMessages: ['m0'] }],
    ['a conversation without messages', { lastMessage: null }],
  ])('does not include %s', (_what, rest) => {
    expect(missed(conversation(1, rest))).toEqual([]);
  });

  it('does not include what is older than twelve hours', () => {
    const { lastMessage } = conversation(1);
    const at = (createdAt: string) => conversation(1, { lastMessage: lastMessage && { ...lastMessage, createdAt } });
    expect(missed(at('2026-03-01T00:00:00.000Z'))).toHaveLength(1);
    expect(missed(at('2026-02-28T23:59:59.000Z'))).toEqual([]);
  });

  it('in more than five conversations makes five alerts and one for the others, with one sound', () => {
    const many = missed(...[1, 2, 3, 4, 5, 6, 7].map((number) => conversation(number, { unreadCount: number })));
    const shown = summarize(many);
    expect(shown).toHaveLength(6);
    expect(shown.at(-1)).toMatchObject({
      title: '13 more new messages',
      body: 'In 2 other conversations',
      path: '/dashboard/chat',
      conversationId: null,
      isSummary: true,
    });
    expect(shown.map(({ silent }) => silent)).toEqual([undefined, true, true, true, true, true]);
    expect(summarize([])).toEqual([]);
  });
});

describe('after a start or a reconnection', () => {
  serveAlertsEachTest();

  it('missed messages are shown once on this device', async () => {
    server.at = new Date().toISOString();
    server.write(BAYO, 2);
    server.write(CHI, 1);
    const first = await startService();
    await vi.waitFor(() => expect(titles().toSorted()).toEqual([`2 new messages from ${BAYO}`, CHI].toSorted()), LATER);
    first.service.close();
    const second = await startService();
    await later();
    expect(titles()).toEqual([]);
    server.write(CHI, 1);
    second.catchUp(false);
    await vi.waitFor(() => expect(titles()).toEqual([`2 new messages from ${CHI}`]), LATER);
  });

  it('messages that were shown live, or arrived while the user was looking, are not shown again', async () => {
    server.at = new Date().toISOString();
    const { catchUp, service } = await startService();
    server.write(BAYO, 1);
    catchUp();
    await vi.waitFor(() => expect(titles()).toEqual([BAYO]));
    alerts.watchedPaths = [`/dashboard/chat/${CHI}`];
    server.write(CHI, 1);
    catchUp();
    await later();
    service.close();
    alerts.watchedPaths = [];
    await startService();
    await later();
    expect(titles()).toEqual([]);
  });

  it('nothing is shown of somebody who was blocked a moment ago, and what was shown of them closes', async () => {
    server.at = new Date().toISOString();
    server.write(BAYO, 2);
    server.write(CHI, 1);
    const { catchUp } = await startService();
    server.block(BAYO);
    catchUp();
    await vi.waitFor(() => expect(titles()).toEqual([CHI]), LATER);
    server.block(CHI);
    catchUp();
    await vi.waitFor(() => expect(titles()).toEqual([]));
    await later();
    expect(titles()).toEqual([]);
  });

  it('nothing is shown of older conversations when their page is loaded', async () => {
    server.at = new Date().toISOString();
    server.write(BAYO, 1);
    server.write(CHI, 1);
    const { data } = server.listConversations();
    http.on('GET /api/v1/messages/conversations', ({ url }) => {
      const [conversations, nextCursor] = url.includes('cursor')
        ? [data.conversations.slice(1), null]
        : [data.conversations.slice(0, 1), `1.${CHI}`];
      return { data: { ...data, conversations, nextCursor } };
    });
    const { dispatch } = await startService();
    const { data: loaded } = await dispatch(
      messagesApi.endpoints.getConversations.initiate(undefined, { direction: 'forward' }),
    );
    expect(loaded?.pages).toHaveLength(2);
    await later();
    expect(titles()).toEqual([CHI]);
  });

  it('nothing is shown while alerts are off', async () => {
    alerts.setting = 'off';
    server.at = new Date().toISOString();
    server.write(BAYO, 1);
    await startService();
    await later();
    expect(titles()).toEqual([]);
  });
});
