import type { MessagesAnswer } from '@oja/contract/messages';
import { expect, it } from 'vitest';

import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { BAYO, CHAT, idOf, own } from '../../../../tests/fixtures/live-store.ts';
import { findMessagesApi } from '../../api/find-messages-api.ts';
import { markSeenInThread } from './message-events.ts';

it('the ticks in a found part of a conversation change when the partner has seen its messages', async () => {
  const server = new FakeServer();
  const store = startAppStore(server);
  const { getMessagesAround } = findMessagesApi.endpoints;
  const found = { partnerId: BAYO, messageId: idOf(5) };
  const data = [own(4), own(5), own(6)];
  server.on('GET /api/v1/messages/:userId', (): MessagesAnswer => ({
    data,
    hasMore: true,
    hasNewer: true,
    post: null,
  }));
  await store.dispatch(getMessagesAround.initiate(found));
  store.dispatch(markSeenInThread('own', { conversationId: CHAT, upTo: idOf(5) }));
  const [page] = getMessagesAround.select(found)(store.getState()).data?.pages ?? [];
  expect(page?.data.map(({ seen }) => seen)).toEqual([true, true, false]);
});
