import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // One timer for all times on the page, and none without times.
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
 * Returns the current time in steps of a minute, for relative times; renders again when it changes. All components
 * share one timer. For content older than a day, use a fixed `now` prop instead.
 * @returns milliseconds since 1970, rounded up to the minute, so that nothing is "in the future"
 */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute, thisMinute);
}
