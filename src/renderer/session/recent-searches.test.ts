import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { clearSearches, noteSearch, removeSearch, useRecentSearches } from './recent-searches.ts';

const KEY = 'oja.recent-searches.ada';
const recent = (userId: string) => renderHook(() => useRecentSearches(userId)).result;

beforeEach(() => {
  act(() => {
    clearSearches('ada');
    clearSearches('eve');
  });
  localStorage.clear();
});

it('the last eight texts of a user are stored on the device, the newest first', () => {
  const [ada, eve] = [recent('ada'), recent('eve')];
  act(() => {
    for (let number = 1; number <= 10; number += 1) noteSearch('ada', `phone ${number}`);
  });
  expect(ada.current).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((number) => `phone ${number}`));
  expect(eve.current).toEqual([]);
  expect(localStorage.getItem(KEY)?.split('\n')).toHaveLength(8);
});

it('a text is stored once, in its last spelling and at its last place, and a blank one is not stored', () => {
  const ada = recent('ada');
  act(() => {
    for (const text of ['Phone', 'rice', ' pHone ', '  ', 'red\nbag']) noteSearch('ada', text);
  });
  expect(ada.current).toEqual(['red bag', 'pHone', 'rice']);
});

it('one text or all of them are deleted, also from the device', () => {
  const ada = recent('ada');
  act(() => {
    for (const text of ['rice', 'phone']) noteSearch('ada', text);
  });
  act(() => removeSearch('ada', 'phone'));
  expect(ada.current).toEqual(['rice']);
  act(() => clearSearches('ada'));
  expect(ada.current).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('texts of another window are shown', () => {
  const ada = recent('ada');
  localStorage.setItem(KEY, 'fan\nrice');
  act(() => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(ada.current).toEqual(['fan', 'rice']);
});
