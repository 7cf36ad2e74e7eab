import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import { api } from '../api/api.ts';
import { messagesApi } from '../api/messages-api.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { sessionReducer } from '../session/session-slice.ts';
import { Repairs } from './repairs.ts';

/** What the server answers, and how often it was asked. */
let answer: () => Response;
let asked: number;
let repairs: Repairs;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const thread = () => json({ data: [], hasMore: false, post: null });
const half = () => new Response('{"data":[{"_id', { headers: { 'content-type': 'application/json' } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const observe: Middleware = () => (next) => (action) => {
  const result = next(action);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has passed every other middleware is an action
  repairs.observe(action as UnknownAction);
  return result;
};

/** A thread that somebody looks at. */
async function openThread() {
  const platform = { kind: 'web' as const, serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    preloadedState: { session: { user: ADA, accessToken: 'x'.repeat(43) } },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { platform } } }).concat(api.middleware, observe),
  });
  repairs = new Repairs((tag) => store.dispatch(api.util.invalidateTags([tag])));
  repairs.connected(true);
  void store.dispatch(messagesApi.endpoints.getMessages.initiate('bayo'));
  await pass(0);
  return store;
}
const readAnew = async (store: Awaited<ReturnType<typeof openThread>>) => {
  store.dispatch(api.util.invalidateTags(['Messages']));
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answer] = [0, thread];
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  repairs.connected(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an answer that was cut short is asked for again until it comes, and then no more', async () => {
  const store = await openThread();
  answer = half;
  await readAnew(store);
  await pass(5000);
  const before = asked;
  expect(before).toBeGreaterThan(2);
  answer = thread;
  await pass(60_000);
  expect(asked).toBe(before + 1);
});

it('without a connection it waits for the next, and is asked for at once then', async () => {
  const store = await openThread();
  answer = half;
  await readAnew(store);
  repairs.connected(false);
  const before = asked;
  await pass(60_000);
  expect(asked).toBe(before);
  answer = thread;
  repairs.connected(true);
  await pass(0);
  expect(asked).toBe(before + 1);
});

it('what the server refuses is not asked for again', async () => {
  const store = await openThread();
  answer = () => json({ message: 'This does not exist.', code: 'not_found' }, 404);
  await readAnew(store);
  await pass(60_000);
  expect(asked).toBe(2);
});
