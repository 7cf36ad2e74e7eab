import type { Message } from '@oja/contract/messages';
import { expect, it } from 'vitest';

import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { shownThread } from './thread-messages.ts';

const stored = (clientId: string, senderId = 'me'): Message => ({
  _id: `id of ${clientId}`,
  clientId,
  conversationId: 'conversation',
  sender: { _id: senderId },
  recipientId: senderId === 'me' ? 'partner' : 'me',
  text: clientId,
  img: null,
  post: null,
  seen: false,
  createdAt: '2026-01-01T08:00:00.000Z',
  editedAt: null,
  deletedAt: null,
});

const unsent = (clientId: string, status: OutgoingMessage['status'] = 'sending'): OutgoingMessage => ({
  clientId,
  partnerId: 'partner',
  text: clientId,
  picture: undefined,
  createdAt: '2026-01-01T08:00:00.000Z',
  order: 1,
  status,
  failure: undefined,
});

const ids = (messages: readonly Message[], outgoing: readonly OutgoingMessage[]) =>
  shownThread(messages, outgoing, 'me').map(({ id }) => id);

it('unsent messages are last', () => {
  expect(ids([stored('one'), stored('from the partner', 'partner')], [unsent('two'), unsent('three')])).toEqual([
    'one',
    'from the partner',
    'two',
    'three',
  ]);
});

it('a message whose event arrives before the answer is there once, below those that were written before it', () => {
  // The events of the two others were lost with a connection. Their call is not answered yet.
  expect(
    ids([stored('one'), stored('four')], [unsent('two'), unsent('three'), unsent('four'), unsent('five')]),
  ).toEqual(['one', 'two', 'three', 'four', 'five']);
});

it('a refused message stays last, even if others were stored after it', () => {
  expect(ids([stored('one'), stored('three')], [unsent('two', 'failed'), unsent('three')])).toEqual([
    'one',
    'three',
    'two',
  ]);
});

it('a refused message that was retried and stored last is there once', () => {
  expect(ids([stored('one'), stored('three'), stored('two')], [unsent('two'), unsent('three')])).toEqual([
    'one',
    'three',
    'two',
  ]);
});

it('an unsent answer quotes the loaded message in its current state', () => {
  const question = stored('question', 'partner');
  const quote = { _id: question._id, sender: question.sender, text: 'question', picture: null, isDeleted: false };
  const quotes = (message: Message) =>
    shownThread([message], [{ ...unsent('answer'), quote }], 'me').map(({ quote: shown }) => shown);
  expect(quotes(question)).toEqual([undefined, quote]);
  expect(quotes({ ...question, text: '', deletedAt: '2026-01-02T08:00:00.000Z' })).toEqual([
    undefined,
    { ...quote, text: '', isDeleted: true },
  ]);
  expect(quotes(stored('another'))).toEqual([undefined, quote]);
});
