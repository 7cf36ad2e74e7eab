import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { useDismissedNotices } from './dismissed-notices.ts';

const KEY = 'oja.dismissed-notices.ada';
const notices = (userId: string, partnerId: string) => renderHook(() => useDismissedNotices(userId, partnerId)).result;
/** Simulates a write by another window, or a reload. */
const forget = () =>
  act(() => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

beforeEach(() => {
  localStorage.clear();
  notices('ada', 'bayo');
  forget();
});

it('a dismissed notice stays dismissed for this user in this conversation only, also after a reload', () => {
  const [mine, elsewhere, other] = [notices('ada', 'bayo'), notices('ada', 'chidi'), notices('eve', 'bayo')];
  act(() => mine.current.add('one'));
  forget();
  expect([mine, elsewhere, other].map(({ current }) => current.has('one'))).toEqual([true, false, false]);
  expect(mine.current.has('two')).toBe(false);
});

it('the newest 200 dismissals are stored, each once', () => {
  const mine = notices('ada', 'bayo');
  act(() => {
    for (let index = 0; index < 250; index += 1) mine.current.add(`n${index}`);
    mine.current.add('n60');
  });
  expect([49, 50, 60, 249].map((index) => mine.current.has(`n${index}`))).toEqual([false, true, true, true]);
  expect(localStorage.getItem(KEY)?.split(' ')).toHaveLength(200);
});
