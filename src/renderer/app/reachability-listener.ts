import {
  createListenerMiddleware,
  isFulfilled,
  isRejected,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { isUnreached } from '../api/failure.ts';
import type { Platform } from '../platform/platform.ts';
import { backoff } from '../realtime/socket/backoff.ts';
import { endpointOf } from './endpoint-of.ts';
import { type ReachabilityState, serverFound, serverLost } from '../api/reachability-slice.ts';
import { type QueriesState, readAgain } from './read-again.ts';

type State = QueriesState & { reachability: ReachabilityState };
type Effect = ListenerEffectAPI<State, ThunkDispatch<State, unknown, UnknownAction>>;

/** A probe that takes longer has failed: no user waits for a page that long. */
const PROBE_MS = 10_000;

/** Whether the server answers at all; the content of the answer does not matter. */
async function isReachable({ serverOrigin }: Platform): Promise<boolean> {
  try {
    await fetch(`${serverOrigin}/health`, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Resolves after a delay, or as soon as the browser reports a connection. */
function whileAway(ms: number, { pause, signal }: Effect): Promise<unknown> {
  const wakes = new Promise<void>((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true, signal });
  });
  return pause(Promise.race([wakes, new Promise((resolve) => setTimeout(resolve, ms))]));
}

/**
 * Notices that the server is unreachable, waits until it answers, and then refetches the queries that failed. One
 * failed call or the browser's own status is no proof: a probe decides.
 */
export function reachabilityListener(platform: Platform) {
  const listener = createListenerMiddleware<State, ThunkDispatch<State, unknown, UnknownAction>>();

  // A call without an answer. Calls that were cancelled or not sent prove nothing.
  listener.startListening({
    predicate: (action) =>
      isRejected(action) && endpointOf(action) !== undefined && !action.meta.aborted && isUnreached(action.payload),
    async effect(_action, effect) {
      effect.cancelActiveListeners();
      if (effect.getState().reachability.isLost || (await effect.pause(isReachable(platform)))) return;
      effect.dispatch(serverLost());
    },
  });
  listener.startListening({
    actionCreator: serverLost,
    async effect(_action, effect) {
      for (let failures = 0; effect.getState().reachability.isLost; failures += 1) {
        await whileAway(backoff(failures), effect);
        if (await effect.pause(isReachable(platform))) effect.dispatch(serverFound());
      }
    },
  });
  listener.startListening({
    predicate: (action, state) => isFulfilled(action) && endpointOf(action) !== undefined && state.reachability.isLost,
    effect: (_action, { dispatch }) => {
      dispatch(serverFound());
    },
  });
  listener.startListening({
    actionCreator: serverFound,
    effect: (_action, { dispatch, getState }) => {
      for (const again of readAgain(getState())) dispatch(again);
    },
  });
  return listener;
}

/** The part of the store that watchConnection uses. */
interface ReachabilityStore {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => { reachability: ReachabilityState };
}

/**
 * Probes when the browser reports a change of its connection, before any call fails. While the browser reports that it
 * is offline, probes are repeated: the first may still succeed on a connection that is about to break.
 * @returns the function that stops it
 */
export function watchConnection(platform: Platform, { dispatch, getState }: ReachabilityStore): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const probe = async (probes: number) => {
    if (navigator.onLine) return;
    // While the server is unreachable, the listener above probes.
    const isLost = getState().reachability.isLost || !(await isReachable(platform));
    if (stop.signal.aborted) return;
    if (isLost && !getState().reachability.isLost) dispatch(serverLost());
    clearTimeout(timer);
    timer = setTimeout(() => void probe(probes + 1), backoff(probes));
  };
  const onOffline = () => void probe(0);
  globalThis.addEventListener('offline', onOffline, { signal: stop.signal });
  onOffline();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
