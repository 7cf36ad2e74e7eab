import type { ErrorCode } from '@oja/contract/errors';
import type { Acknowledgement } from '@oja/contract/events';
import type { Message } from '@oja/contract/messages';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../../../tests/fixtures/user.ts';
import { api } from '../../../api/api.ts';
import { useGetMessagesInfiniteQuery } from '../../../api/messages-api.ts';
import { createDesktop } from '../../../platform/desktop-app.ts';
import type { Platform } from '../../../platform/platform.ts';
import { PlatformContext } from '../../../platform/PlatformContext.tsx';
import { createWebSessions } from '../../../platform/web-sessions.ts';
import { connectionReducer } from '../../../realtime/socket/connection-slice.ts';
import { presenceReducer } from '../../../realtime/presence/presence-slice.ts';
import { typingReducer } from '../../../realtime/presence/typing-slice.ts';
import type { RealtimeExtra } from '../../../realtime/realtime-state.ts';
import { sessionReducer } from '../../../session/session-slice.ts';
import { useSeen } from './use-seen.ts';

const BAYO = '0197a000-0000-7000-8000-0000000000bb';
const message: Message = {
  _id: '0197a000-0000-7000-9000-000000000001',
  clientId: null,
  conversationId: '0197a000-0000-7000-8000-0000000000cc',
  text: 'Good morning',
  img: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  seen: false,
  post: null,
  sender: { _id: BAYO },
  recipientId: ADA._id,
};

type Emit = (...event: unknown[]) => Promise<Acknowledgement | undefined>;
let server: FakeServer;
const refusal = (code: ErrorCode) => ({ ok: false as const, code, message: ERROR_MESSAGES[code] });
const timesRead = () => server.callsOf('GET /api/v1/messages/:userId').length;

function useLook() {
  const { data } = useGetMessagesInfiniteQuery(BAYO);
  useSeen(BAYO, data?.pages.flatMap((page) => page.data) ?? [], true);
  return data;
}

/** Shows the one message, with a live connection. */
function look(emit: Emit, kind: Platform['kind'] = 'web') {
  const platform: Platform = {
    kind,
    serverOrigin: server.origin,
    sessions: createWebSessions(localStorage),
    ...(kind === 'desktop' && {
      desktop: createDesktop({
        call: () => Promise.reject(new Error('Main is not called.')),
        on: () => () => undefined,
      }),
    }),
  };
  const extra: RealtimeExtra = { platform, realtime: { socket: { emit, wake: vi.fn<() => void>() } } };
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      connection: connectionReducer,
      presence: presenceReducer,
      typing: typingReducer,
      [api.reducerPath]: api.reducer,
    }),
    preloadedState: { session: { user: ADA, accessToken: 'x'.repeat(43) }, connection: 'live' as const },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra } }).concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformContext value={platform}>
      <Provider store={store}>{children}</Provider>
    </PlatformContext>
  );
  return renderHook(useLook, { wrapper });
}

beforeEach(() => {
  // The message is unseen on the server.
  server = new FakeServer().on('GET /api/v1/messages/:userId', { data: [message], hasMore: false, post: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an event', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['that was not answered', undefined],
    ['that a server without its database refused', refusal('unavailable')],
    ['that failed on the server', refusal('internal')],
    ['that came too often', refusal('rate_limited')],
  ])('%s is sent again, also if the thread cannot be loaded', async (_name, answer) => {
    const emit = vi.fn<Emit>(() => Promise.resolve({ ok: true }));
    emit.mockResolvedValueOnce(answer);
    const { result } = look(emit);
    await vi.waitFor(() => expect(result.current?.pages[0]?.data).toHaveLength(1));
    server.setDown(true);
    await vi.waitFor(() => expect(emit).toHaveBeenCalledOnce());
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(emit).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(emit).toHaveBeenCalledTimes(2);
  });

  it('that the server refuses for good is sent once', async () => {
    const emit = vi.fn<Emit>(() => Promise.resolve(refusal('not_found')));
    const { result } = look(emit);
    await vi.waitFor(() => expect(timesRead()).toBe(2));
    await vi.waitFor(() => expect(result.current?.pages[0]?.data[0]?.seen).toBe(false));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(emit).toHaveBeenCalledOnce();
    // A message that reaches the server before the event does was not seen.
    const { conversationId, _id: upTo } = message;
    expect(emit).toHaveBeenCalledWith('markMessagesAsSeen', { conversationId, userId: BAYO, upTo });
  });
});

it('a desktop window behind another program marks messages only when it gets the focus; a visible tab marks them at once', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const emit = vi.fn<Emit>(() => Promise.resolve({ ok: true }));
  const { result } = look(emit, 'desktop');
  await vi.waitFor(() => expect(result.current?.pages[0]?.data).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(emit).not.toHaveBeenCalled();
  hasFocus.mockReturnValue(true);
  act(() => {
    globalThis.dispatchEvent(new Event('focus'));
  });
  await vi.waitFor(() => expect(emit).toHaveBeenCalledOnce());

  hasFocus.mockReturnValue(false);
  const inBrowser = vi.fn<Emit>(() => Promise.resolve({ ok: true }));
  look(inBrowser);
  await vi.waitFor(() => expect(inBrowser).toHaveBeenCalledOnce());
});
