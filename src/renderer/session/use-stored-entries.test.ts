import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type EntriesCheck, useStoredEntries } from './use-stored-entries.ts';

const STORED = [{ _id: '1' }, { name: 'of an older release' }];
const check: EntriesCheck<object> = (stored) => stored.flatMap((entry) => (Object(entry)._id ? [Object(entry)] : []));
const loadCheck = vi.fn<() => Promise<EntriesCheck<object>>>();

function useEntries({ isNeeded }: { isNeeded: boolean }) {
  return useStoredEntries(STORED, isNeeded, loadCheck, 50);
}

beforeEach(() => {
  vi.useFakeTimers();
  loadCheck.mockReset().mockResolvedValue(check);
});
afterEach(() => {
  vi.useRealTimers();
});

it('the valid entries are returned once the check is loaded', async () => {
  const { result } = renderHook(useEntries, { initialProps: { isNeeded: true } });
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toEqual([{ _id: '1' }]);
});

it('the check is not loaded if the server’s answer arrives at once', async () => {
  const { result, rerender } = renderHook(useEntries, { initialProps: { isNeeded: true } });
  await act(() => vi.advanceTimersByTimeAsync(30));
  rerender({ isNeeded: false });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(loadCheck).not.toHaveBeenCalled();
  expect(result.current).toEqual([]);
});

it('without a check there are no entries', async () => {
  loadCheck.mockRejectedValue(new Error('offline'));
  const { result } = renderHook(useEntries, { initialProps: { isNeeded: true } });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toEqual([]);
});
