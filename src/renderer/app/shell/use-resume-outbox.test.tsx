import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';

import { ADA } from '../../../../tests/fixtures/user.ts';
import { openOutbox } from '../../features/chat/outbox/open-outbox.ts';
import { NO_LISTS } from '../../platform/stored-session.ts';
import { createWebSessions } from '../../platform/web-sessions.ts';
import { connectionChanged } from '../../realtime/socket/connection-slice.ts';
import { makeStore } from '../store.ts';
import { useResumeOutbox } from './use-resume-outbox.ts';

afterEach(() => vi.useRealTimers());

it('unsent messages are sent when the connection is back, on every screen', async () => {
  const platform = { kind: 'web' as const, serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  const store = makeStore(platform, { user: ADA, accessToken: 'a'.repeat(43), lists: NO_LISTS });
  const outbox = store.dispatch(openOutbox(ADA._id));
  const wake = vi.spyOn(outbox, 'wake');
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce());

  vi.useFakeTimers();
  renderHook(useResumeOutbox, {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const connect = async (state: 'live' | 'waiting') => {
    act(() => void store.dispatch(connectionChanged(state)));
    await vi.advanceTimersByTimeAsync(2000);
    await vi.dynamicImportSettled();
  };
  await connect('live');
  expect(wake).toHaveBeenCalledTimes(2);
  await connect('waiting');
  expect(wake).toHaveBeenCalledTimes(2);
  await connect('live');
  expect(wake).toHaveBeenCalledTimes(3);
});
