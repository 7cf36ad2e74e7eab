import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ADA as user } from '../../../tests/fixtures/user.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import type { Platform } from '../platform/platform.ts';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { watchConnection } from './reachability-listener.ts';
import { makeStore } from './store.ts';

/** When the app counts as offline, and what it does about it. */

const PAGE = { data: { posts: [], adverts: [], page: 1, hasMore: false, until: 1, nextCursor: null } };
const LAST_WAIT_MS = 30_000;
const platform: Platform = { kind: 'web', serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
let up: { api: boolean; health: boolean };
let asked: string[];

const start = () => makeStore(platform, { user, accessToken: 'x'.repeat(43), lists: NO_LISTS });
type TestStore = ReturnType<typeof start>;
const isLost = (store: TestStore) => store.getState().reachability.isLost;
/** Reads the feed with all its tries. */
async function read(store: TestStore): Promise<void> {
  const answered = store.dispatch(postListsApi.endpoints.getPosts.initiate());
  await vi.advanceTimersByTimeAsync(10_000);
  await answered;
}

beforeEach(() => {
  vi.useFakeTimers();
  up = { api: true, health: true };
  asked = [];
  vi.stubGlobal('fetch', (request: Request | string) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    asked.push(pathname);
    const isUp = pathname === '/health' ? up.health : up.api;
    return isUp ? Promise.resolve(Response.json(PAGE)) : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('one call that fails while the server answers otherwise is no lost connection', async () => {
  up.api = false;
  const store = start();
  await read(store);
  expect(asked).toContain('/health');
  expect(isLost(store)).toBe(false);
});

it('nobody answers: offline; somebody does again: what failed is read again, by itself', async () => {
  up = { api: false, health: false };
  const store = start();
  await read(store);
  expect(isLost(store)).toBe(true);
  up = { api: true, health: true };
  await vi.advanceTimersByTimeAsync(LAST_WAIT_MS);
  expect(isLost(store)).toBe(false);
  expect(postListsApi.endpoints.getPosts.select()(store.getState())).toMatchObject({ status: 'fulfilled', data: { pages: [PAGE] } });
});

it('a browser that thinks it is back is believed at once, and what it thinks of being away is looked into', async () => {
  const store = start();
  const stop = watchConnection(platform, store);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isLost(store)).toBe(false);

  up.health = false;
  globalThis.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isLost(store)).toBe(true);
  up.health = true;
  globalThis.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isLost(store)).toBe(false);
  stop();
});
