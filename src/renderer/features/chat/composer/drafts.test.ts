import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { setDraftQuoteId, useDraft } from './drafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The desktop app of this window. */
function openDesktop() {
  const call = vi.fn<(name: string) => Promise<unknown>>().mockResolvedValue({ ok: true, value: undefined });
  vi.stubGlobal('oja', { call });
  return call;
}

it('what is typed is written to the disk at once, and so is its end when the outbox has it', async () => {
  const call = openDesktop();
  const { result } = renderHook(() => useDraft('ada', 'bayo'));
  act(() => result.current[1]('Good morning'));
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('storage.flush'));
  call.mockClear();
  act(() => result.current[2](Promise.resolve()));
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('storage.flush'));
  expect(localStorage.getItem('oja.draft.ada.bayo')).toBeNull();
});

it('the message that the next one answers is written to the disk at once', async () => {
  const call = openDesktop();
  setDraftQuoteId('ada', 'bayo', 'm1');
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('storage.flush'));
});
