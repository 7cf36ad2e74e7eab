import { expect, test } from 'vitest';

import { shownComments } from './shown-comments.ts';

const comments = [
  { id: 'first', createdAt: '2026-11-20T08:00:00Z' },
  { id: 'third', createdAt: new Date('2026-11-20T10:00:00Z') },
  { id: 'second', createdAt: Date.parse('2026-11-20T09:00:00Z') },
  { id: 'fourth', createdAt: '2026-11-20T12:00:00+01:00' },
];
const ids = (shown: { id: string }[]) => shown.map(({ id }) => id);

test('comments are sorted newest first, in any date format', () => {
  expect(ids(shownComments(comments))).toEqual(['fourth', 'third', 'second', 'first']);
  expect(comments[0]?.id).toBe('first');
});

test('the limit bounds the number of comments', () => {
  expect(ids(shownComments(comments, 3))).toEqual(['fourth', 'third', 'second']);
  expect(ids(shownComments(comments.slice(0, 2), 3))).toEqual(['third', 'first']);
});

test('comments of the same moment keep their order', () => {
  const same = ['a', 'b', 'c'].map((id) => ({ id, createdAt: 0 }));
  expect(ids(shownComments(same, 2))).toEqual(['a', 'b']);
});
