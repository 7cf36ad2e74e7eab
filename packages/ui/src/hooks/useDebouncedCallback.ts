import { useEffect, useState } from 'react';

import { createDebouncer, type Debounced } from './debouncer.ts';

export type { Debounced } from './debouncer.ts';

/**
 * A function that calls back once its calls have stopped; of several only the last counts. It keeps its identity, calls
 * the callback of the latest render, and forgets a waiting call when the component goes.
 * @param callback what to do
 * @param delayMs how long no further call may come, in milliseconds; 500 is the product's search delay (spec §9)
 * @returns the waiting function, with `flush()`, which calls now, and `cancel()`, which forgets the call
 */
export function useDebouncedCallback<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
  delayMs = 500,
): Debounced<Arguments> {
  const [{ debounced, follow }] = useState(createDebouncer<Arguments>);
  useEffect(() => follow(callback, delayMs));
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
