import type { MessagesAnswer } from '@oja/contract/messages';
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeServer, errorResponse } from '../../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import { api } from '../../api/api.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { createWebSessions } from '../../platform/web-sessions.ts';
import { sessionReducer } from '../../session/session-slice.ts';
import { Repairs } from './repairs.ts';

const THREAD = 'GET /api/v1/messages/:userId';
let server: FakeServer;
let repairs: Repairs;

const thread: MessagesAnswer = { data: [], hasMore: false, post: null };
const truncated = () => new Response('{"data":[{"_id', { headers: { 'content-type': 'application/json' } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const observe: Middleware = () => (next) => (action) => {
  const result = next(action);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has passed every other middleware is an action
  repairs.observe(action as UnknownAction);
  return result;
};

/** Opens a thread that a component uses. */
async function openThread() {
  const { origin: serverOrigin } = server;
  const platform = { kind: 'web' as const, serverOrigin, sessions: createWebSessions(localStorage) };
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    preloadedState: { session: { user: ADA, accessToken: 'x'.repeat(43) } },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { platform } } }).concat(api.middleware, observe),
  });
  repairs = new Repairs((tag) => store.dispatch(api.util.invalidateTags([tag])));
  repairs.setConnected(true);
  void store.dispatch(messagesApi.endpoints.getMessages.initiate('bayo'));
  await pass(0);
  return store;
}
const refetch = async (store: Awaited<ReturnType<typeof openThread>>) => {
  store.dispatch(api.util.invalidateTags(['Messages']));
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer().on(THREAD, thread);
});
afterEach(() => {
  repairs.setConnected(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a truncated answer is requested again until it is complete, and then no more', async () => {
  const store = await openThread();
  server.on(THREAD, truncated);
  await refetch(store);
  await pass(5000);
  const before = server.calls.length;
  expect(before).toBeGreaterThan(2);
  server.on(THREAD, thread);
  await pass(60_000);
  expect(server.calls).toHaveLength(before + 1);
});

it('without a connection a repair waits for the next one, and is requested at once then', async () => {
  const store = await openThread();
  server.on(THREAD, truncated);
  await refetch(store);
  repairs.setConnected(false);
  const before = server.calls.length;
  await pass(60_000);
  expect(server.calls).toHaveLength(before);
  server.on(THREAD, thread);
  repairs.setConnected(true);
  await pass(0);
  expect(server.calls).toHaveLength(before + 1);
});

it('a refused request is not repeated', async () => {
  const store = await openThread();
  server.on(THREAD, errorResponse(404, { message: 'This does not exist.', code: 'not_found' }));
  await refetch(store);
  await pass(60_000);
  expect(server.calls).toHaveLength(2);
});
