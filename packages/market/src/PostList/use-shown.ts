import { startTransition, useEffect, useState } from 'react';

/**
 * A list of at most this many posts and adverts is short: all of them stay rendered, and the browser's search finds
 * them.
 */
export const SHORT_LIST_MAX = 24;

/**
 * Returns how many posts of a list are rendered: the first ones, then one more whenever the page is idle, until all
 * are.
 * @param count the posts of the list; 0 while it is loading
 * @param first how many are rendered first
 */
export function useShown(count: number, first = Infinity): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (count === 0 || shown === Infinity) return undefined;
    // In a long list, those that are added later are empty until they come near.
    const isLast = shown >= count || count > SHORT_LIST_MAX;
    // Without a pause React would render all of them in one long task.
    return whenIdle(() => startTransition(() => setShown(isLast ? Infinity : shown + 1)));
  }, [count, shown]);
  return shown;
}

/** How long a busy page may delay a step, in milliseconds. */
const LATEST_MS = 500;

/** Runs a step when the page is idle, or soon. @returns a function that gives it up */
function whenIdle(step: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(step, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(step);
  return () => clearTimeout(timer);
}
