import { useEffect, useState } from 'react';

/**
 * A value that follows another one once that has stood still: a search runs when the typing has stopped, not per letter.
 * The first value is there at once.
 * @param value what changes often
 * @param delayMs how long it must stand still, in milliseconds; 500 is the product's search delay (spec §9)
 * @returns the last value that stood still for that long
 */
export function useDebouncedValue<T>(value: T, delayMs = 500): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
