import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useMinute } from './use-minute.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T09:41:20Z') }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);

test('the time is rounded up, so that nothing is in the future, and follows the clock', () => {
  const { result } = renderHook(() => useMinute());
  expect(result.current).toBe(at('09:42'));
  pass(59_000);
  expect(result.current).toBe(at('09:42'));
  pass(1000);
  expect(result.current).toBe(at('09:43'));
});

test('all components share one timer, and the last one stops it', () => {
  const first = renderHook(() => useMinute());
  const second = renderHook(() => useMinute());
  expect(vi.getTimerCount()).toBe(1);
  first.unmount();
  pass(60_000);
  expect(second.result.current).toBe(at('09:43'));
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
