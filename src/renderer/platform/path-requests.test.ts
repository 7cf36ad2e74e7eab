import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import { followPathRequests } from './path-requests.ts';
import { OPEN_PATH } from './alerts/open-path.ts';

/** A bridge whose main has requested paths before the page was ready, and requests more. */
function bridgeThatAsked(...early: string[]) {
  const listeners: ((path: string) => void)[] = [];
  const ask = (path: string) => {
    for (const listener of listeners) listener(path);
  };
  const bridge = {
    on: (_name: string, listener: (path: string) => void) => void listeners.push(listener),
    async call() {
      early.forEach(ask);
      return { ok: true, value: undefined };
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the double has the one event and the one call that are used
  return { bridge: bridge as unknown as OjaBridge, ask };
}

const assign = vi.fn<(path: string) => void>();
beforeEach(() => {
  history.replaceState(null, '', '/');
  assign.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('the app opens with the dashboard', async () => {
  await followPathRequests(bridgeThatAsked().bridge);
  expect(location.pathname).toBe('/dashboard');
});

it('a reloaded page stays at its path', async () => {
  history.replaceState(null, '', '/dashboard/chat/bayo?x=1');
  await followPathRequests(bridgeThatAsked().bridge);
  expect(location.pathname + location.search).toBe('/dashboard/chat/bayo?x=1');
});

it('the page starts at the last path that was requested before it was ready', async () => {
  await followPathRequests(bridgeThatAsked('/dashboard/chat/ada', '/dashboard/post/details/7').bridge);
  expect(location.pathname).toBe('/dashboard/post/details/7');
});

it('the dashboard navigates to a requested path itself; another screen loads it', async () => {
  const { bridge, ask } = bridgeThatAsked();
  await followPathRequests(bridge);
  const opened: unknown[] = [];
  const open = (event: Event) => {
    event.preventDefault();
    opened.push(event instanceof CustomEvent && event.detail);
  };
  addEventListener(OPEN_PATH, open);
  ask('/dashboard/chat/bayo');
  removeEventListener(OPEN_PATH, open);
  expect(opened).toEqual(['/dashboard/chat/bayo']);

  vi.stubGlobal('location', { assign });
  ask('/dashboard/chat/chi');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard/chat/chi');
});
