import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { dropFields, keepFields, readFields } from './kept-fields.ts';

const EMPTY = { title: '', price: '', location: '' };
const KEY = 'oja.draft.test';
const read = () => readFields(KEY, EMPTY);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('only what was typed is kept, each form’s apart', () => {
  expect(keepFields(KEY, { ...EMPTY, title: 'Ankara', price: '25,0' }, EMPTY)).toBe(true);
  expect(read()).toEqual({ title: 'Ankara', price: '25,0' });
  expect(readFields('oja.draft.other', EMPTY)).toBeUndefined();
});

it('what is typed back to how it began is no draft, nor is one that was dropped', () => {
  const start = { ...EMPTY, title: 'Ankara' };
  keepFields(KEY, { ...start, title: '' }, start);
  expect(read()).toEqual({ title: '' });
  expect(keepFields(KEY, start, start)).toBe(false);
  expect(read()).toBeUndefined();

  keepFields(KEY, { ...start, location: 'Aba' }, start);
  dropFields(KEY);
  expect(read()).toBeUndefined();
});

it.each(['{', '7', '[]', '{"title":7,"isAdmin":"yes"}'])('what stands there and is none (%s) is no draft', (text) => {
  localStorage.setItem(KEY, text);
  expect(read()).toBeUndefined();
});

it('storage that is full is not said to keep anything', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepFields(KEY, { ...EMPTY, title: 'Ankara' }, EMPTY)).toBe(false);
});
