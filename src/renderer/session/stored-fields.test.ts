import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { deleteFields, storeFields, readFields } from './stored-fields.ts';

const EMPTY = { title: '', price: '', location: '' };
const KEY = 'oja.draft.test';
const read = () => readFields(KEY, EMPTY);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('only the typed fields are stored, separately for each form', () => {
  expect(storeFields(KEY, { ...EMPTY, title: 'Ankara', price: '25,0' }, EMPTY)).toBe(true);
  expect(read()).toEqual({ title: 'Ankara', price: '25,0' });
  expect(readFields('oja.draft.other', EMPTY)).toBeUndefined();
});

it('fields that equal their initial values are not a draft, nor are deleted ones', () => {
  const start = { ...EMPTY, title: 'Ankara' };
  storeFields(KEY, { ...start, title: '' }, start);
  expect(read()).toEqual({ title: '' });
  expect(storeFields(KEY, start, start)).toBe(false);
  expect(read()).toBeUndefined();

  storeFields(KEY, { ...start, location: 'Aba' }, start);
  deleteFields(KEY);
  expect(read()).toBeUndefined();
});

it.each(['{', '7', '[]', '{"title":7,"isAdmin":"yes"}'])('an invalid stored value (%s) is not a draft', (text) => {
  localStorage.setItem(KEY, text);
  expect(read()).toBeUndefined();
});

it('a full storage reports that nothing is stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeFields(KEY, { ...EMPTY, title: 'Ankara' }, EMPTY)).toBe(false);
});

it('on the desktop, each change is written to the disk at once', async () => {
  const call = vi.fn<(name: string) => Promise<unknown>>().mockResolvedValue({ ok: true, value: undefined });
  vi.stubGlobal('oja', { call });
  storeFields(KEY, { ...EMPTY, title: 'Ankara' }, EMPTY);
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('storage.flush'));
  deleteFields(KEY);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  vi.unstubAllGlobals();
});
