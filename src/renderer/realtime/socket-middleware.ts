import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

import { logFailure } from '../platform/log-failure.ts';
import type { Platform } from '../platform/platform.ts';
import { whenIdle } from '../platform/when-idle.ts';
import type { SessionState } from '../session/session-slice.ts';
import { leaveEndedSession } from '../session/sign-in.ts';
import type { RealtimeDispatch, RealtimeExtra } from './realtime-state.ts';
import type { Realtime, startRealtime } from './start-realtime.ts';

/** How long to wait before loading the connection's code again, after a failure. */
const RETRY_MS = 10_000;

/** The calls that end the session: the server's messages to its sockets are no news then. */
const ENDING = new Set(['logOut', 'deleteAccount']);

/** Returns the endpoint and status of a call's action, 'getDashboard fulfilled'; '' for other actions. */
function callIn({ type, meta }: UnknownAction): string {
  if (!type.startsWith('api/execute') || typeof meta !== 'object' || meta === null || !('arg' in meta)) return '';
  const { arg } = meta;
  const endpoint = typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : '';
  return `${endpoint} ${type.slice(type.lastIndexOf('/') + 1)}`;
}

interface Loaded {
  startRealtime: typeof startRealtime;
}
type LoadRealtime = () => Promise<Loaded>;

/** The connection of one session; without `realtime` while its code is loading. */
interface Current {
  token: string;
  realtime?: Realtime;
}

/**
 * Opens the connection of product §7 once the dashboard of a signed-in user is loaded, and closes it on logout or a
 * change of user. The code that uses the socket is loaded only then. If the server has ended the session, it is ended
 * here with a message.
 * @param extra the store's extra argument, where thunks find the connection
 * @param load for tests
 */
export function socketMiddleware(
  extra: RealtimeExtra,
  load: LoadRealtime = () => import('./start-realtime.ts'),
): Middleware<object, { session: SessionState }, RealtimeDispatch> {
  return (store) => {
    let current: Current | undefined;
    /** The calls of a session before the connection's code has loaded: it continues from their answers. */
    let early: { token: string | undefined; calls: UnknownAction[] } = { token: undefined, calls: [] };

    const close = () => {
      current?.realtime?.close();
      current = undefined;
    };

    const open = async () => {
      const { session } = store.getState();
      if (!session || current) return;
      const mine: Current = { token: session.accessToken };
      current = mine;
      await new Promise<void>((resolve) => whenIdle(resolve));
      const loaded = await loadUntil(load, () => current !== mine);
      // In a task of its own: with the evaluation of the code it would be a long one on a slow phone.
      await new Promise((resolve) => setTimeout(resolve));
      if (!loaded || current !== mine) return;
      mine.realtime = loaded.startRealtime({
        dispatch: store.dispatch,
        extra,
        session: { userId: session.user._id, token: session.accessToken },
        earlyCalls: early.calls,
        onRefused: () => void store.dispatch(leaveEndedSession()),
      });
      early.calls = [];
    };

    return (next) => (action) => {
      const result = next(action);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- everything that has passed the other middleware is an action
      const passed = action as UnknownAction;
      current?.realtime?.observe(passed);
      const token = store.getState().session?.accessToken;
      if (current && token !== current.token) close();
      if (token !== early.token) {
        // Alerts of an earlier visit are there before this one's connection is.
        if (early.token) void clearAlerts(extra.platform);
        early = { token, calls: [] };
      }
      const [endpoint = '', status] = callIn(passed).split(' ');
      if (endpoint && !current?.realtime) early.calls.push(passed);
      if (ENDING.has(endpoint) && status === 'pending') close();
      // A failed logout changes nothing here: the session ends anyway. The deletion of an account may be refused.
      if (
        (endpoint === 'getDashboard' && status === 'fulfilled') ||
        (endpoint === 'deleteAccount' && status === 'rejected')
      )
        void open();
      return result;
    };
  };
}

/** Removes the alerts and the badge of a session that has ended. */
async function clearAlerts({ loadAlerts }: Platform): Promise<void> {
  try {
    const alerts = await loadAlerts?.();
    alerts?.setBadge(0);
    await alerts?.close(() => true);
  } catch (error) {
    logFailure('The notifications of the session that ended could not be removed.', error);
  }
}

/** Loads the code, with retries on a broken connection. @returns undefined if it is no longer needed */
async function loadUntil(load: LoadRealtime, isOver: () => boolean): Promise<Loaded | undefined> {
  while (!isOver()) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return undefined;
}
