import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { flushDrafts } from './flush-drafts.ts';

/** How long after the last key a draft must be on the disk, in milliseconds. */
const LIMIT_MS = 50;

const call = vi.fn<(name: string) => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockResolvedValue({ ok: true, value: undefined });
  vi.stubGlobal('oja', { call });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('drafts are written to the disk once for several keys, and well before the limit after the last of them', () => {
  for (let key = 0; key < 5; key += 1) flushDrafts();
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LIMIT_MS / 2);
  expect(call).toHaveBeenCalledExactlyOnceWith('storage.flush');
  vi.advanceTimersByTime(LIMIT_MS);
  expect(call).toHaveBeenCalledOnce();
});

it('fast typing without a pause does not put the write off', () => {
  for (let passed = 0; passed < LIMIT_MS; passed += 5) {
    flushDrafts();
    vi.advanceTimersByTime(5);
  }
  expect(call.mock.calls.length).toBeGreaterThan(1);
});

it('a browser, which has no desktop app, sets no timer', () => {
  vi.stubGlobal('oja', undefined);
  flushDrafts();
  expect(vi.getTimerCount()).toBe(0);
});
