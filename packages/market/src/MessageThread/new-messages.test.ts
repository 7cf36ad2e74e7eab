import { expect, test } from 'vitest';

import { updateNewMessages, NO_NEW_MESSAGES, type NewMessages } from './new-messages.ts';
import type { ThreadMessage } from './thread-rows.ts';

const thread = (ids: string): ThreadMessage[] =>
  ids.split('').map((id) => ({ id, isOwn: id === id.toUpperCase(), text: id, sentAt: 0 }));
const opened = (ids: string) => updateNewMessages<ThreadMessage>(NO_NEW_MESSAGES, thread(ids), true);
const received = (next: NewMessages<ThreadMessage>) => next.received.map(({ id }) => id).join('');

test('the messages present on opening are not new', () => {
  expect(opened('abc')).toMatchObject({ received: [], unseenCount: 0, prepended: false });
});

test('later messages are new; own messages are not', () => {
  const next = updateNewMessages(opened('ab'), thread('abcDe'), false);
  expect(received(next)).toBe('ce');
  expect(next).toMatchObject({ unseenCount: 2, prepended: false });
  expect(updateNewMessages(next, thread('abcDef'), false)).toMatchObject({ unseenCount: 3 });
});

test('with the newest message in view nothing is counted, but new messages are announced', () => {
  const next = updateNewMessages(opened('ab'), thread('abc'), true);
  expect(received(next)).toBe('c');
  expect(next.unseenCount).toBe(0);
});

test('older pages are neither counted nor announced, and the count stays', () => {
  const before = updateNewMessages(opened('xy'), thread('xyz'), false);
  expect(updateNewMessages(before, thread('abxyz'), false)).toEqual({
    ...before,
    messages: thread('abxyz'),
    prepended: true,
  });
});

test('older messages and a new one may come at once', () => {
  const next = updateNewMessages(opened('xy'), thread('abxyz'), false);
  expect(received(next)).toBe('z');
  expect(next.prepended).toBe(true);
});

test('removing older messages is a change at the front and not news', () => {
  const before = updateNewMessages(opened('abxy'), thread('abxyz'), false);
  expect(updateNewMessages(before, thread('xyz'), false)).toEqual({
    ...before,
    messages: thread('xyz'),
    prepended: true,
  });
});

test('an edit or a deletion is not news', () => {
  expect(updateNewMessages(opened('abc'), thread('abc'), false)).toMatchObject({
    received: [],
    unseenCount: 0,
    prepended: false,
  });
  expect(updateNewMessages(opened('abc'), thread('ac'), false)).toMatchObject({ received: [], prepended: false });
});

test('the first message of an empty conversation is new; the messages of another thread are not', () => {
  expect(received(updateNewMessages(opened(''), thread('a'), true))).toBe('a');
  expect(updateNewMessages(opened('abc'), thread('xyz'), true)).toMatchObject({ received: [], unseenCount: 0 });
});
