import { useEffect, useState } from 'react';

import { DEBOUNCE_MS } from './debouncer.ts';

/**
 * Returns a value that follows another one after it has not changed for a while: a search runs when typing has stopped,
 * not for each letter. The first value is returned immediately.
 * @param value the value that changes often
 * @param delayMs the delay, in milliseconds; 500 is the product's search delay (product §9)
 * @returns the last value that did not change for that long
 */
export function useDebouncedValue<T>(value: T, delayMs = DEBOUNCE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
