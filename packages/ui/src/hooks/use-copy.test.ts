import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useCopy } from './use-copy.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the result is shown for two seconds after the last copy', async () => {
  const { result } = renderHook(() => useCopy());
  expect(result.current.result).toBe('idle');
  await act(async () => expect(await result.current.copy('+2348031234567')).toBe(true));
  expect(writeText).toHaveBeenCalledWith('+2348031234567');
  act(() => void vi.advanceTimersByTime(1900));
  await act(async () => void (await result.current.copy('+2348031234567')));
  act(() => void vi.advanceTimersByTime(1900));
  expect(result.current.result).toBe('copied');
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current.result).toBe('idle');
});

test('a denied copy is a result, not an exception', async () => {
  writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  const { result } = renderHook(() => useCopy());
  await act(async () => expect(await result.current.copy('link')).toBe(false));
  expect(result.current.result).toBe('failed');
});

test('a page without a clipboard is a result, not an exception', async () => {
  vi.stubGlobal('navigator', {});
  const { result } = renderHook(() => useCopy());
  await act(async () => expect(await result.current.copy('link')).toBe(false));
  expect(result.current.result).toBe('failed');
});
