import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useMediaQuery } from './use-media-query.ts';

afterEach(() => void vi.unstubAllGlobals());

test('useMediaQuery renders again when the result changes, follows a changed query, and removes its listeners', () => {
  const lists = new Map<string, EventTarget & { matches: boolean }>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    lists.set(query, list);
    return list;
  });
  const { result, rerender, unmount } = renderHook(({ query }) => useMediaQuery(query), {
    initialProps: { query: '(width >= 48rem)' },
  });
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
