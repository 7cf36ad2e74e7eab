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

/** The present in steps of a minute, rounded up; renders again when it changes. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute, thisMinute);
}
