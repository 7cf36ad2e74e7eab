import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useDebouncedCallback } from './useDebouncedCallback.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('the value is there at once, and changes when it has stood still for half a second', () => {
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

test('of several calls only the last counts, once, after the delay that was asked for', () => {
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

test('flush calls at once and not again; without a waiting call it does nothing', () => {
  const search = vi.fn<(text: string) => void>();
  const { result } = renderHook(() => useDebouncedCallback(search));
  act(() => result.current.flush());
  expect(search).not.toHaveBeenCalled();
  act(() => result.current('gele'));
  act(() => result.current.flush());
  pass(1000);
  expect(search.mock.calls).toEqual([['gele']]);
});

test('a cancelled call, and one whose component has gone, never comes', () => {
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

test('it keeps its identity, and calls what the latest render gave it', () => {
  const first = vi.fn<(text: string) => void>();
  const second = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(({ search }) => useDebouncedCallback(search), { initialProps: { search: first } });
  const before = result.current;
  act(() => result.current('gele'));
  rerender({ search: second });
  pass(500);
  expect(result.current).toBe(before);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('gele');
});
