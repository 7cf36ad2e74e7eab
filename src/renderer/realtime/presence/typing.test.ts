import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@oja/contract/limits';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Platform } from '../../platform/platform.ts';
import { createWebSessions } from '../../platform/web-sessions.ts';
import { connectionChanged } from '../socket/connection-slice.ts';
import type { RealtimeDispatch, RealtimeExtra } from '../realtime-state.ts';
import { announceTyping, showTyping, hideTyping } from './typing.ts';
import { typingReducer } from './typing-slice.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function startStore() {
  const platform: Platform = {
    kind: 'web',
    serverOrigin: 'http://oja.test',
    sessions: createWebSessions(localStorage),
  };
  const emit = vi.fn<() => Promise<{ ok: true } | undefined>>(() => Promise.resolve({ ok: true }));
  const extra: RealtimeExtra = { platform, realtime: { socket: { emit, wake: vi.fn<() => void>() } } };
  const store = configureStore({
    reducer: { typing: typingReducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra } }),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these thunks read no other slice
  const dispatch = store.dispatch as unknown as RealtimeDispatch;
  return { dispatch, emit, typing: () => Object.keys(store.getState().typing) };
}

describe('a partner who is typing', () => {
  it('is shown for some seconds after the last notice, each partner separately', () => {
    const { dispatch, typing } = startStore();
    dispatch(showTyping({ userId: 'bayo' }));
    vi.advanceTimersByTime(TYPING_SHOWN_MS - 1000);
    dispatch(showTyping({ userId: 'bayo' }));
    dispatch(showTyping({ userId: 'chidi' }));
    vi.advanceTimersByTime(TYPING_SHOWN_MS - 1);
    expect(typing()).toEqual(['bayo', 'chidi']);
    vi.advanceTimersByTime(1);
    expect(typing()).toEqual([]);
  });

  it('is hidden when their message has arrived, and is shown again for the full time when they continue', () => {
    const { dispatch, typing } = startStore();
    dispatch(showTyping({ userId: 'bayo' }));
    dispatch(hideTyping('bayo'));
    expect(typing()).toEqual([]);
    vi.advanceTimersByTime(3000);
    dispatch(showTyping({ userId: 'bayo' }));
    // The end of the first notice does not end the second one.
    vi.advanceTimersByTime(TYPING_SHOWN_MS - 1);
    expect(typing()).toEqual(['bayo']);
  });

  it('is unknown without a connection', () => {
    const { dispatch, typing } = startStore();
    dispatch(showTyping({ userId: 'bayo' }));
    dispatch(connectionChanged('live'));
    expect(typing()).toEqual(['bayo']);
    dispatch(connectionChanged('waiting'));
    expect(typing()).toEqual([]);
  });
});

it('a viewer who is typing sends a notice every few seconds, and to another partner at once', () => {
  const { dispatch, emit } = startStore();
  for (let key = 0; key < 10; key += 1) void dispatch(announceTyping('bayo'));
  expect(emit).toHaveBeenCalledExactlyOnceWith('typing', { recipientId: 'bayo' });
  vi.advanceTimersByTime(TYPING_EVERY_MS);
  void dispatch(announceTyping('bayo'));
  void dispatch(announceTyping('chidi'));
  expect(emit).toHaveBeenCalledTimes(3);
});

it('a notice that could not be sent without a connection is sent with the next key', async () => {
  const { dispatch, emit } = startStore();
  emit.mockResolvedValueOnce(undefined);
  await dispatch(announceTyping('bayo'));
  await dispatch(announceTyping('bayo'));
  await dispatch(announceTyping('bayo'));
  expect(emit).toHaveBeenCalledTimes(2);
});
