import { expect, it } from 'vitest';

import { megabytes, moveItem } from './picked-file.ts';

const list = (order: string) => Array.from(order, (id) => ({ id }));
const order = (items: { id: string }[]) => items.map(({ id }) => id).join('');

it('moving one item keeps the others in order', () => {
  expect(order(moveItem(list('abcd'), 'c', 0))).toBe('cabd');
  expect(order(moveItem(list('abcd'), 'a', 2))).toBe('bcad');
});

it('a move stops at the ends, and an unknown id changes nothing', () => {
  expect(order(moveItem(list('abc'), 'a', 9))).toBe('bca');
  expect(order(moveItem(list('abc'), 'c', -1))).toBe('cab');
  expect(order(moveItem(list('abc'), 'x', 0))).toBe('abc');
});

it('sizes are in megabytes with one decimal', () => {
  const sizes = [0, 1, 1_300_000, 10 * 1024 * 1024];
  expect(sizes.map((bytes) => megabytes(bytes, 'en-NG'))).toEqual(['0', '0.1', '1.2', '10']);
  expect(megabytes(1_300_000, 'fr-FR')).toBe('1,2');
});
