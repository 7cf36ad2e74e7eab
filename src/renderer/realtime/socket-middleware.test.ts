import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import type { Alerts } from '../platform/alerts/alerts.ts';
import type { Platform } from '../platform/platform.ts';
import { sessionReducer, signedIn, signedOut } from '../session/session-slice.ts';
import type { RealtimeExtra } from './realtime-state.ts';
import { socketMiddleware } from './socket-middleware.ts';
import type { Realtime, startRealtime } from './start-realtime.ts';

/** Creates the action that RTK Query dispatches for a call. */
const call = (
  endpointName: string,
  requestStatus: 'pending' | 'fulfilled' | 'rejected',
  kind = 'executeMutation',
): UnknownAction => ({
  type: `api/${kind}/${requestStatus}`,
  meta: { requestId: 'r', requestStatus, arg: { endpointName } },
});
const dashboardLoaded = call('getDashboard', 'fulfilled', 'executeQuery');
const session = { user: ADA, accessToken: 'token of ada' };

let open: { token: string; close: ReturnType<typeof vi.fn<() => void>> }[];
let refuse: (message: string) => void;
let load: ReturnType<typeof vi.fn<() => Promise<{ startRealtime: typeof startRealtime }>>>;

function startStore(present: typeof session | null = session, alerts?: Pick<Alerts, 'close' | 'setBadge'>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- signing out only uses this part of the platform
  const platform = {
    sessions: { clear: () => Promise.resolve() },
    loadAlerts: () => Promise.resolve(alerts),
  } as unknown as Platform;
  const extra: RealtimeExtra = { platform, realtime: {} };
  return configureStore({
    reducer: combineReducers({ session: sessionReducer }),
    preloadedState: { session: present },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra } }).concat(socketMiddleware(extra, load)),
  });
}
const opened = (count: number) => vi.waitFor(() => expect(open).toHaveLength(count), { timeout: 3000 });

beforeEach(() => {
  open = [];
  load = vi.fn<() => Promise<{ startRealtime: typeof startRealtime }>>(() =>
    Promise.resolve({
      startRealtime({ session: { token }, onRefused }): Realtime {
        const close = vi.fn<() => void>();
        open.push({ token, close });
        refuse = onRefused;
        return { observe: () => undefined, close };
      },
    }),
  );
});

describe('the connection', () => {
  it('opens once the dashboard is loaded, and not for a visitor', async () => {
    const visitor = startStore(null);
    visitor.dispatch(dashboardLoaded);
    const store = startStore();
    expect(load).not.toHaveBeenCalled();
    store.dispatch(dashboardLoaded);
    await opened(1);
    expect(open[0]?.token).toBe('token of ada');
    store.dispatch(dashboardLoaded);
    await Promise.resolve();
    expect(load).toHaveBeenCalledOnce();
  });

  it('closes on logout, even before its code has loaded', async () => {
    const store = startStore();
    store.dispatch(dashboardLoaded);
    await opened(1);
    store.dispatch(signedOut());
    expect(open[0]?.close).toHaveBeenCalledOnce();

    const early = startStore();
    early.dispatch(dashboardLoaded);
    early.dispatch(signedOut());
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(open).toHaveLength(1);
  });

  it('that was not open yet leaves no notification of an earlier visit behind', async () => {
    const alerts = { setBadge: vi.fn<(count: number) => void>(), close: vi.fn<() => Promise<void>>() };
    const store = startStore(session, alerts);
    store.dispatch(dashboardLoaded);
    expect(alerts.setBadge).not.toHaveBeenCalled();
    store.dispatch(signedOut());
    await vi.waitFor(() => expect(alerts.close).toHaveBeenCalledOnce());
    expect(alerts.setBadge).toHaveBeenCalledWith(0);
  });

  it('closes before the server is asked to end the session, whose message would be no news', async () => {
    const store = startStore();
    store.dispatch(dashboardLoaded);
    await opened(1);
    store.dispatch(call('logOut', 'pending'));
    expect(open[0]?.close).toHaveBeenCalledOnce();
  });

  it('is opened again when the deletion of an account is refused', async () => {
    const store = startStore();
    store.dispatch(dashboardLoaded);
    await opened(1);
    store.dispatch(call('deleteAccount', 'pending'));
    expect(open[0]?.close).toHaveBeenCalledOnce();
    store.dispatch(call('deleteAccount', 'rejected'));
    await opened(2);
  });

  it('of one user is closed for another one, who gets a new connection', async () => {
    const store = startStore();
    store.dispatch(dashboardLoaded);
    await opened(1);
    store.dispatch(signedIn({ user: { ...ADA, _id: 'bayo' }, accessToken: 'token of bayo' }));
    expect(open[0]?.close).toHaveBeenCalledOnce();
    store.dispatch(dashboardLoaded);
    await opened(2);
    expect(open[1]?.token).toBe('token of bayo');
  });

  it('that is refused permanently signs out here', async () => {
    const store = startStore();
    store.dispatch(dashboardLoaded);
    await opened(1);
    refuse('Please log in to continue.');
    await vi.waitFor(() => expect(store.getState().session).toBeNull());
    expect(open[0]?.close).toHaveBeenCalledOnce();
  });
});
