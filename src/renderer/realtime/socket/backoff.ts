const FIRST_MS = 1000;
/** The longest wait while nobody looks at the page. A phone that returns to the network retries earlier. */
export const LONGEST_WAIT_MS = 30_000;
/** The longest wait while the page is in view. */
export const LONGEST_WAIT_IN_VIEW_MS = 5000;

/**
 * Returns how long to wait before the next retry: twice as long each time, and different for each client, so that they
 * do not all reconnect to a recovered server at once.
 * @param failures how many attempts have failed in a row, from 0
 * @param random from 0 to 1
 */
export function backoff(failures: number, random: () => number = Math.random): number {
  const longest = document.visibilityState === 'visible' ? LONGEST_WAIT_IN_VIEW_MS : LONGEST_WAIT_MS;
  const most = Math.min(longest, FIRST_MS * 2 ** failures);
  return most * (0.5 + random() / 2);
}
