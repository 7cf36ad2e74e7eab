import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { type EntriesCheck, useStoredEntries } from './use-stored-entries.ts';

const STORED = [{ _id: '1' }, { name: 'of an older release' }];
const check: EntriesCheck<object> = (stored) => stored.flatMap((entry) => (Object(entry)._id ? [Object(entry)] : []));
const loadCheck = vi.fn<() => Promise<EntriesCheck<object>>>();

function useEntries({ isNeeded }: { isNeeded: boolean }) {
  return useStoredEntries(STORED, isNeeded, loadCheck);
}

beforeEach(() => {
  loadCheck.mockReset().mockResolvedValue(check);
});

it('the valid entries are returned once the check is loaded', async () => {
  const { result } = renderHook(useEntries, { initialProps: { isNeeded: true } });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual([{ _id: '1' }]));
});

it('the check is not loaded if the list is not shown', () => {
  const { result } = renderHook(useEntries, { initialProps: { isNeeded: false } });
  expect(loadCheck).not.toHaveBeenCalled();
  expect(result.current).toEqual([]);
});

it('without a check there are no entries', async () => {
  loadCheck.mockRejectedValue(new Error('offline'));
  const { result } = renderHook(useEntries, { initialProps: { isNeeded: true } });
  await waitFor(() => expect(result.current).toEqual([]));
});
