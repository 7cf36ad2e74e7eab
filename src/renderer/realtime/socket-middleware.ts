import { toast } from '@oja/ui/Toast';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

import type { SessionState } from '../session/session-slice.ts';
import { signOut } from '../session/sign-in.ts';
import type { RealtimeDispatch, RealtimeExtra } from './realtime-state.ts';
import type { Realtime, startRealtime } from './start-realtime.ts';

/** After this the code for the connection is asked for again, where it could not be had. */
const RETRY_MS = 10_000;
/** How long the page may go on with what it shows before the connection is opened. */
const IDLE_MS = 2000;

/** The calls after which the session is over: what the server says of that to its sockets is no news then. */
const ENDING = new Set(['logOut', 'deleteAccount']);

/** The endpoint and status of a call's action, 'getDashboard fulfilled'; '' for any other. */
function callIn({ type, meta }: UnknownAction): string {
  if (!type.startsWith('api/execute') || typeof meta !== 'object' || meta === null || !('arg' in meta)) return '';
  const { arg } = meta;
  const endpoint = typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : '';
  return `${endpoint} ${type.slice(type.lastIndexOf('/') + 1)}`;
}

const nextIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS / 4);
  });

interface Loaded {
  startRealtime: typeof startRealtime;
}
type LoadRealtime = () => Promise<Loaded>;

/** The connection of one session; without `realtime` while its code is on its way. */
interface Current {
  token: string;
  realtime?: Realtime;
}

/**
 * Opens the connection of spec §7 once the dashboard of a signed-in person is there, and closes it on logout or change of
 * user. All that knows the socket is loaded only then. A session that has ended at the server ends here, with a word.
 * @param extra the store's extra argument, where thunks find the connection
 * @param load for tests
 */
export function socketMiddleware(
  extra: RealtimeExtra,
  load: LoadRealtime = () => import('./start-realtime.ts'),
): Middleware<object, { session: SessionState }, RealtimeDispatch> {
  return (store) => {
    let current: Current | undefined;

    const close = () => {
      current?.realtime?.close();
      current = undefined;
    };

    const open = async () => {
      const { session } = store.getState();
      if (!session || current) return;
      const mine: Current = { token: session.accessToken };
      current = mine;
      await nextIdle();
      const loaded = await loadUntil(load, () => current !== mine);
      if (!loaded || current !== mine) return;
      mine.realtime = loaded.startRealtime({
        dispatch: store.dispatch,
        extra,
        session: { userId: session.user._id, token: session.accessToken },
        onRefused(message) {
          toast({ kind: 'error', title: message });
          void store.dispatch(signOut());
        },
      });
    };

    return (next) => (action) => {
      const result = next(action);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has passed every other middleware is an action
      const passed = action as UnknownAction;
      current?.realtime?.observe(passed);
      if (current && store.getState().session?.accessToken !== current.token) close();
      const [endpoint = '', status] = callIn(passed).split(' ');
      if (ENDING.has(endpoint) && status === 'pending') close();
      // A logout that failed has no consequence here: the session ends all the same. An account may be refused its deletion.
      if (
        (endpoint === 'getDashboard' && status === 'fulfilled') ||
        (endpoint === 'deleteAccount' && status === 'rejected')
      )
        void open();
      return result;
    };
  };
}

/** Loads the code, again and again on a line that breaks. @returns undefined when it is not wanted any more */
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
