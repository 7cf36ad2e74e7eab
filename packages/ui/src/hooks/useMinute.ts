import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // One clock for all times on the page, and none when there are none.
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.ceil(Date.now() / MINUTE) * MINUTE;

/**
 * The present in steps of a minute, for texts that say how long ago something was; renders again when it changes. All
 * components share one timer. For what is older than a day, a `now` prop will do.
 * @returns milliseconds since 1970, rounded up to the minute, so that nothing is ever "in the future"
 */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute, thisMinute);
}
