import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, unreachable } from '../../../tests/fixtures/fake-server.ts';
import { feedOf } from '../../../tests/fixtures/post.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { watchConnection } from './reachability-listener.ts';

/** When the app counts as offline, and what it does about it. */

const LAST_WAIT_MS = 30_000;
const FEED = 'GET /api/v1/posts';
const HEALTH = 'GET /health';
let server: FakeServer;

const start = () => startAppStore(server);
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
  server = new FakeServer().on(FEED, feedOf([])).on(HEALTH, {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('one call that fails while the server answers otherwise is no lost connection', async () => {
  server.on(FEED, unreachable);
  const store = start();
  await read(store);
  expect(server.calls).toContain(HEALTH);
  expect(isLost(store)).toBe(false);
});

it('nobody answers: offline; somebody does again: what failed is read again, by itself', async () => {
  server.setDown(true);
  const store = start();
  await read(store);
  expect(isLost(store)).toBe(true);
  server.setDown(false);
  await vi.advanceTimersByTimeAsync(LAST_WAIT_MS);
  expect(isLost(store)).toBe(false);
  expect(postListsApi.endpoints.getPosts.select()(store.getState())).toMatchObject({
    status: 'fulfilled',
    data: { pages: [feedOf([])] },
  });
});

it('a browser that thinks it is back is believed at once, and what it thinks of being away is looked into', async () => {
  const store = start();
  const platform = { kind: 'web' as const, serverOrigin: server.origin, sessions: createWebSessions(localStorage) };
  const stop = watchConnection(platform, store);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isLost(store)).toBe(false);

  server.setDown(true);
  globalThis.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isLost(store)).toBe(true);
  server.setDown(false);
  globalThis.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isLost(store)).toBe(false);
  stop();
});

it('a probe that still succeeds as the connection breaks is repeated while the browser thinks itself offline', async () => {
  const store = start();
  const platform = { kind: 'web' as const, serverOrigin: server.origin, sessions: createWebSessions(localStorage) };
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = watchConnection(platform, store);
  await vi.advanceTimersByTimeAsync(0);
  server.setDown(true);
  expect(isLost(store)).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isLost(store)).toBe(true);

  stop();
});

it('after it is stopped, nobody probes', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const platform = { kind: 'web' as const, serverOrigin: server.origin, sessions: createWebSessions(localStorage) };
  watchConnection(platform, start())();
  await vi.advanceTimersByTimeAsync(LAST_WAIT_MS);
  expect(server.calls).toEqual([HEALTH]);
});
