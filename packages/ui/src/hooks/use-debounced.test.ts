import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useDebouncedCallback } from './use-debounced-callback.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('the first value is returned immediately, a later one half a second after its last change', () => {
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text), { initialProps: { text: '' } });
  expect(result.current).toBe('');
  rerender({ text: 'ank' });
  pass(400);
  rerender({ text: 'ankara' });
  pass(499);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('ankara');
});

test('only the last of several calls counts, once, after the given delay', () => {
  const search = vi.fn<(text: string) => void>();
  const { result } = renderHook(() => useDebouncedCallback(search, 200));
  act(() => result.current('shoe'));
  pass(199);
  act(() => result.current('shoes'));
  pass(199);
  expect(search).not.toHaveBeenCalled();
  pass(1);
  expect(search.mock.calls).toEqual([['shoes']]);
  pass(1000);
  expect(search).toHaveBeenCalledOnce();
});

test('flush calls immediately and only once; without a pending call it does nothing', () => {
  const search = vi.fn<(text: string) => void>();
  const { result } = renderHook(() => useDebouncedCallback(search));
  act(() => result.current.flush());
  expect(search).not.toHaveBeenCalled();
  act(() => result.current('gele'));
  act(() => result.current.flush());
  pass(1000);
  expect(search.mock.calls).toEqual([['gele']]);
});

test('a call that was cancelled, or whose component was unmounted, never runs', () => {
  const search = vi.fn<(text: string) => void>();
  const { result, unmount } = renderHook(() => useDebouncedCallback(search));
  act(() => result.current('gele'));
  act(() => result.current.cancel());
  pass(1000);
  act(() => result.current('aso-oke'));
  unmount();
  pass(1000);
  expect(search).not.toHaveBeenCalled();
});

test('the function is stable, and calls the callback of the latest render', () => {
  const first = vi.fn<(text: string) => void>();
  const second = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(({ search }) => useDebouncedCallback(search), {
    initialProps: { search: first },
  });
  const before = result.current;
  act(() => result.current('gele'));
  rerender({ search: second });
  pass(500);
  expect(result.current).toBe(before);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('gele');
});
