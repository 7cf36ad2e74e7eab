import type { Message, MessagesAnswer } from '@oja/contract/messages';
import { expect, test } from 'vitest';

import { holdNewest, MESSAGES_HELD } from './use-held-messages.ts';

const idOf = (number: number) => `0197a000-0000-7000-9000-${String(number).padStart(12, '0')}`;
const message = (number: number): Message => ({
  _id: idOf(number),
  clientId: null,
  conversationId: idOf(0),
  text: `${number}`,
  img: null,
  post: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  seen: true,
  sender: { _id: idOf(0) },
  recipientId: idOf(1),
});

/**
 * Creates a thread of pages with these numbers of messages, newest page first; the oldest page is the thread's
 * beginning.
 */
function thread(...sizes: number[]) {
  let next = sizes.reduce((sum, size) => sum + size, 0);
  const pages = sizes.map((size, index): MessagesAnswer => {
    next -= size;
    return {
      data: Array.from({ length: size }, (_, place) => message(next + place + 1)),
      hasMore: index < sizes.length - 1,
      post: null,
    };
  });
  return { pages, pageParams: pages.map((_, index) => (index === 0 ? undefined : pages[index - 1]?.data[0]?._id)) };
}
const numbers = ({ pages }: ReturnType<typeof thread>) =>
  pages.toReversed().flatMap(({ data }) => data.map(({ text }) => Number(text)));

test('of many pages the newest stay, and the next request continues where they end', () => {
  const long = thread(...Array.from({ length: 20 }, () => 30));
  holdNewest(long);
  expect(numbers(long)).toEqual(Array.from({ length: MESSAGES_HELD }, (_, index) => 600 - MESSAGES_HELD + index + 1));
  expect(long.pageParams).toHaveLength(long.pages.length);
  expect(long.pages.at(-1)).toMatchObject({ hasMore: true });
});

test('a page that has grown with new messages is cut, and the removed messages can be loaded again', () => {
  const grown = thread(700, 30, 4);
  holdNewest(grown);
  expect(numbers(grown)).toEqual(Array.from({ length: MESSAGES_HELD }, (_, index) => 734 - MESSAGES_HELD + index + 1));
  expect(grown.pages).toHaveLength(1);
  expect(grown.pages[0]?.hasMore).toBe(true);
  expect(grown.pageParams).toEqual([undefined]);
});

test('any page may be cut', () => {
  const uneven = thread(50, 50, 50);
  holdNewest(uneven);
  expect(uneven.pages.map(({ data }) => data.length)).toEqual([50, 50, 20]);
  expect(uneven.pages.at(-1)?.hasMore).toBe(true);
});

test('a thread within the limit is unchanged, and complete', () => {
  const short = thread(30, 30, 4);
  holdNewest(short);
  expect(short).toEqual(thread(30, 30, 4));
});
