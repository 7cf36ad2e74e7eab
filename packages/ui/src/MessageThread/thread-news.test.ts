import { expect, test } from 'vitest';

import { newsAfter, NO_NEWS, type ThreadNews } from './thread-news.ts';
import type { ThreadMessage } from './thread-rows.ts';

const thread = (ids: string): ThreadMessage[] => ids.split('').map((id) => ({ id, isOwn: id === id.toUpperCase(), text: id, sentAt: 0 }));
const opened = (ids: string) => newsAfter<ThreadMessage>(NO_NEWS, thread(ids), true);
const fresh = (news: ThreadNews<ThreadMessage>) => news.fresh.map(({ id }) => id).join('');

test('what is there on opening is history', () => {
  expect(opened('abc')).toMatchObject({ fresh: [], waiting: 0, prepended: false });
});

test('what comes after it is new; own messages are not news', () => {
  const news = newsAfter(opened('ab'), thread('abcDe'), false);
  expect(fresh(news)).toBe('ce');
  expect(news).toMatchObject({ waiting: 2, prepended: false });
  expect(newsAfter(news, thread('abcDef'), false)).toMatchObject({ waiting: 3 });
});

test('with the newest in view nothing waits, and it is announced all the same', () => {
  const news = newsAfter(opened('ab'), thread('abc'), true);
  expect(fresh(news)).toBe('c');
  expect(news.waiting).toBe(0);
});

test('older pages are neither new nor announced, and what waits goes on waiting', () => {
  const waiting = newsAfter(opened('xy'), thread('xyz'), false);
  expect(newsAfter(waiting, thread('abxyz'), false)).toEqual({ ...waiting, messages: thread('abxyz'), prepended: true });
});

test('older ones and a new one at once', () => {
  const news = newsAfter(opened('xy'), thread('abxyz'), false);
  expect(fresh(news)).toBe('z');
  expect(news.prepended).toBe(true);
});

test('older ones that were let go of are a change at the front, and no news', () => {
  const waiting = newsAfter(opened('abxy'), thread('abxyz'), false);
  expect(newsAfter(waiting, thread('xyz'), false)).toEqual({ ...waiting, messages: thread('xyz'), prepended: true });
});

test('an edit or a deletion is no news', () => {
  expect(newsAfter(opened('abc'), thread('abc'), false)).toMatchObject({ fresh: [], waiting: 0, prepended: false });
  expect(newsAfter(opened('abc'), thread('ac'), false)).toMatchObject({ fresh: [], prepended: false });
});

test('the first message of an empty conversation is new; another thread in its place is history', () => {
  expect(fresh(newsAfter(opened(''), thread('a'), true))).toBe('a');
  expect(newsAfter(opened('abc'), thread('xyz'), true)).toMatchObject({ fresh: [], waiting: 0 });
});
