import { useEffect, useState } from 'react';

import { createDebouncer, DEBOUNCE_MS, type Debounced } from './debouncer.ts';

export type { Debounced } from './debouncer.ts';

/**
 * Returns a function that calls back once its calls have stopped; only the last call counts. It is stable, calls the
 * callback of the latest render, and cancels a pending call on unmount.
 * @param callback the function to debounce
 * @param delayMs the delay, in milliseconds; default 500
 * @returns the debounced function, with `flush()`, which calls now, and `cancel()`, which cancels the call
 */
export function useDebouncedCallback<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
  delayMs = DEBOUNCE_MS,
): Debounced<Arguments> {
  const [{ debounced, follow }] = useState(createDebouncer<Arguments>);
  useEffect(() => follow(callback, delayMs));
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
