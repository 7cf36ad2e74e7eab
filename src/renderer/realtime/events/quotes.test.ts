import { expect, it } from 'vitest';

import {
  BAYO,
  idOf,
  message,
  messageEvent,
  own,
  serveEachTest,
  server,
  startStore,
} from '../../../../tests/fixtures/live-store.ts';
import { showAnswered } from './apply-event.ts';

serveEachTest();

const quoteOf = (id: string) => ({ _id: id, sender: { _id: BAYO }, text: 'Old', picture: null, isDeleted: false });

it('a message that is edited or deleted changes in the answers to it, and stays deleted in them, loaded or not', async () => {
  const store = startStore();
  server.on('GET /api/v1/messages/:userId', { data: [message(1), own(2)], hasMore: true, post: null });
  await store.openThread();
  const older = idOf(0);
  store.receive(messageEvent('newMessage', message(3, { quote: quoteOf(idOf(1)) })));
  store.receive(messageEvent('newMessage', message(4, { quote: quoteOf(older) })));
  const quotes = () => store.thread().map(({ quote }) => quote && [quote.text, quote.isDeleted]);

  const editedAt = '2026-01-02T00:00:00.000Z';
  store.receive(messageEvent('messageUpdated', message(1, { text: 'New\nand more', editedAt })));
  expect(quotes()).toEqual([undefined, undefined, ['New', false], ['Old', false]]);

  const deletedAt = '2026-01-03T00:00:00.000Z';
  store.receive(messageEvent('messageDeleted', message(1, { text: '', editedAt, deletedAt })));
  store.receive(messageEvent('messageDeleted', message(0, { text: '', deletedAt })));
  expect(quotes()).toEqual([undefined, undefined, ['', true], ['', true]]);

  // The answer to sending arrives late, from before the deletion.
  store.dispatch(showAnswered([message(3, { quote: quoteOf(idOf(1)) })]));
  expect(quotes()[2]).toEqual(['', true]);
});
