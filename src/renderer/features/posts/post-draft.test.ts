import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { dropDraft, keepDraft, readDraft } from './post-draft.ts';
import { EMPTY_POST } from './post-form-values.ts';

const place = { userId: 'ada' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('only what was typed is kept, each person’s and each post’s apart', () => {
  expect(keepDraft(place, { ...EMPTY_POST, title: 'Ankara', price: '25,0' }, EMPTY_POST)).toBe(true);
  expect(readDraft(place)).toEqual({ title: 'Ankara', price: '25,0' });
  expect(readDraft({ userId: 'bola' })).toBeUndefined();
  expect(readDraft({ userId: 'ada', postId: 'one' })).toBeUndefined();
});

it('what is typed back to how it began is no draft, nor is one that was dropped', () => {
  const start = { ...EMPTY_POST, title: 'Ankara' };
  keepDraft(place, { ...start, title: '' }, start);
  expect(readDraft(place)).toEqual({ title: '' });
  expect(keepDraft(place, start, start)).toBe(false);
  expect(readDraft(place)).toBeUndefined();

  keepDraft(place, { ...start, location: 'Aba' }, start);
  dropDraft(place);
  expect(readDraft(place)).toBeUndefined();
});

it.each(['{', '7', '[]', '{"title":7,"isAdmin":"yes"}'])('what stands there and is none (%s) is no draft', (text) => {
  localStorage.setItem('oja.draft.post.ada', text);
  expect(readDraft(place)).toBeUndefined();
});

it('storage that is full is not said to keep anything', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(place, { ...EMPTY_POST, title: 'Ankara' }, EMPTY_POST)).toBe(false);
});
