import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, unreachable } from '../../../tests/fixtures/fake-server.ts';
import { feedOf } from '../../../tests/fixtures/post.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { watchConnection } from './reachability-listener.ts';

/** When the app counts as offline, and how it recovers. */

const LAST_WAIT_MS = 30_000;
const FEED = 'GET /api/v1/posts';
const HEALTH = 'GET /health';
let server: FakeServer;

const start = () => startAppStore(server);
type TestStore = ReturnType<typeof start>;
const isLost = (store: TestStore) => store.getState().reachability.isLost;
/** Reads the feed with all its retries. */
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

it('one failed call does not count as offline while the server answers others', async () => {
  server.on(FEED, unreachable);
  const store = start();
  await read(store);
  expect(server.calls).toContain(HEALTH);
  expect(isLost(store)).toBe(false);
});

it('the app is offline if nothing answers, and refetches failed queries once the server answers', async () => {
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

it('the browser’s report that it is online is trusted at once, and its report that it is offline is verified', async () => {
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

it('probes are repeated while the browser reports that it is offline, because the first may still succeed', async () => {
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

it('after it is stopped, it sends no probes', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const platform = { kind: 'web' as const, serverOrigin: server.origin, sessions: createWebSessions(localStorage) };
  watchConnection(platform, start())();
  await vi.advanceTimersByTimeAsync(LAST_WAIT_MS);
  expect(server.calls).toEqual([HEALTH]);
});
