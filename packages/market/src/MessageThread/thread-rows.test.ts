import { describe, expect, test } from 'vitest';

import { threadRows, type ThreadMessage } from './thread-rows.ts';

const LAGOS = 'Africa/Lagos';
const message = (id: string, sentAt: string, isOwn = false): ThreadMessage => ({ id, isOwn, sentAt, text: id });
const read = (rows: ReturnType<typeof threadRows>) =>
  rows.map((row) => (row.kind === 'message' ? `${row.message.id} ${row.position}` : row.kind));

describe('blocks', () => {
  test('messages of one person within five minutes form a block', () => {
    const thread = [
      message('a', '2026-11-20T10:00:00Z'),
      message('b', '2026-11-20T10:04:00Z'),
      message('c', '2026-11-20T10:09:00Z'),
      message('d', '2026-11-20T10:14:01Z'),
      message('e', '2026-11-20T10:15:00Z', true),
      message('f', '2026-11-20T10:15:30Z', true),
    ];
    expect(read(threadRows(thread, undefined, LAGOS))).toEqual([
      'day',
      'a first',
      'b middle',
      'c last',
      'd single',
      'e first',
      'f last',
    ]);
  });

  test('a slightly backwards clock does not split a block', () => {
    const thread = [message('a', '2026-11-20T10:00:05Z'), message('b', '2026-11-20T10:00:00Z')];
    expect(read(threadRows(thread, undefined, LAGOS))).toEqual(['day', 'a first', 'b last']);
  });
});

test('a day begins at midnight in the reader’s time zone, and ends a block', () => {
  const thread = [
    message('a', '2026-11-19T22:59:00Z'),
    message('b', '2026-11-19T23:00:00Z'),
    message('c', '2026-11-19T23:01:00Z'),
  ];
  expect(read(threadRows(thread, undefined, LAGOS))).toEqual(['day', 'a single', 'day', 'b first', 'c last']);
  expect(read(threadRows(thread, undefined, 'Europe/London'))).toEqual(['day', 'a first', 'b middle', 'c last']);
});

test('a message of a device whose clock is a day behind begins no day', () => {
  const thread = [
    message('a', '2026-11-20T10:00:00Z'),
    message('b', '2026-11-19T10:01:00Z', true),
    message('c', '2026-11-20T10:02:00Z'),
  ];
  expect(read(threadRows(thread, undefined, LAGOS))).toEqual(['day', 'a single', 'b single', 'c single']);
});

test('the unread marker is above its message, below the day divider, and ends a block', () => {
  const thread = [message('a', '2026-11-20T10:00:00Z'), message('b', '2026-11-20T10:01:00Z')];
  expect(read(threadRows(thread, { firstId: 'b', count: 1 }, LAGOS))).toEqual([
    'day',
    'a single',
    'unread',
    'b single',
  ]);
  expect(read(threadRows(thread, { firstId: 'a', count: 2 }, LAGOS))).toEqual(['day', 'unread', 'a first', 'b last']);
  expect(read(threadRows(thread, { firstId: 'gone', count: 2 }, LAGOS))).toEqual(['day', 'a first', 'b last']);
  expect(read(threadRows(thread, { firstId: 'b', count: 0 }, LAGOS))).toEqual(['day', 'a first', 'b last']);
});

test('keys belong to messages, so that older messages above change no key below', () => {
  const newer = [message('b', '2026-11-20T10:01:00Z'), message('c', '2026-11-20T10:02:00Z', true)];
  const keys = threadRows(newer, undefined, LAGOS).map(({ key }) => key);
  const withOlder = threadRows([message('a', '2026-11-19T10:00:00Z'), ...newer], undefined, LAGOS).map(
    ({ key }) => key,
  );
  expect(withOlder.slice(-keys.length)).toEqual(keys);
  expect(new Set(withOlder).size).toBe(withOlder.length);
});

test('a message with an invalid date keeps its place and begins no day', () => {
  const thread = [message('a', 'soon'), message('b', '2026-11-20T10:00:00Z'), message('c', 'soon')];
  expect(read(threadRows(thread, undefined, LAGOS))).toEqual(['a single', 'day', 'b first', 'c last']);
});

test('rows for 10,000 messages are made in far less than a frame’s budget of the list benchmark', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const thread = Array.from({ length: 10_000 }, (_, index) => ({
    ...message(String(index), ''),
    sentAt: start + index * 40 * 60_000,
  }));
  const began = performance.now();
  threadRows(thread, undefined, LAGOS);
  // About 30 ms on a slow machine; the list may take 300 ms to open.
  expect(performance.now() - began).toBeLessThan(250);
});
