import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ADA as user } from '../../../tests/fixtures/user.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformContext } from '../platform/PlatformContext.tsx';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** Two tabs with one session (product §3): this tab, and another one that writes. */

const ada = { user, accessToken: 'x'.repeat(43) };
const bola = {
  user: { ...user, _id: '0197a000-0000-7000-8000-0000000000bb', userName: 'bola' },
  accessToken: 'y'.repeat(43),
};
const reload = vi.fn<() => void>();

async function openTab(session: typeof ada | undefined) {
  const sessions = createWebSessions(localStorage);
  if (session) await sessions.save(session);
  const platform: Platform = { kind: 'web', serverOrigin: 'http://oja.test', sessions };
  const store = makeStore(platform, session && { ...session, lists: NO_LISTS });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformContext value={platform}>{children}</PlatformContext>
  );
  renderHook(() => useOtherTabs(store), { wrapper });
  return store;
}

/** Performs an action in another tab, and sends its storage event here. */
async function inAnotherTab(act: (sessions: ReturnType<typeof createWebSessions>) => Promise<void>) {
  await act(createWebSessions(localStorage));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'oja.session' }));
}

beforeEach(() => {
  reload.mockClear();
  localStorage.clear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

it('a logout there logs out here, without a reload', async () => {
  const store = await openTab(ada);
  await inAnotherTab((sessions) => sessions.clear());
  await vi.waitFor(() => expect(store.getState().session).toBeNull());
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['somebody else', ada],
  ['anybody', undefined],
])('%s logging in there reloads this page', async (_who, before) => {
  await openTab(before);
  await inAnotherTab((sessions) => sessions.save(bola));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
