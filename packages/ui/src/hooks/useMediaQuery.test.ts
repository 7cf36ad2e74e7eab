import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useMediaQuery } from './useMediaQuery.ts';

afterEach(() => void vi.unstubAllGlobals());

test('renders again when the answer changes, asks anew when the question does, and leaves nobody listening', () => {
  const lists = new Map<string, EventTarget & { matches: boolean }>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    lists.set(query, list);
    return list;
  });
  const { result, rerender, unmount } = renderHook(({ query }) => useMediaQuery(query), { initialProps: { query: '(width >= 48rem)' } });
  const tablet = lists.get('(width >= 48rem)');
  expect(result.current).toBe(false);
  act(() => {
    if (tablet) tablet.matches = true;
    tablet?.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(true);
  rerender({ query: '(width >= 64rem)' });
  expect(result.current).toBe(false);
  const laptop = lists.get('(width >= 64rem)');
  const leave = vi.spyOn(laptop ?? new EventTarget(), 'removeEventListener');
  unmount();
  expect(leave).toHaveBeenCalledOnce();
});
