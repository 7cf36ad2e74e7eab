const FIRST_MS = 1000;
/** The longest wait of any client. A phone that returns to the network retries earlier. */
export const LONGEST_WAIT_MS = 30_000;

/**
 * Returns how long to wait before the next retry: twice as long each time, and different for each client, so that they
 * do not all reconnect to a recovered server at once.
 * @param failures how many attempts have failed in a row, from 0
 * @param random from 0 to 1
 */
export function backoff(failures: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_MS * 2 ** failures);
  return most * (0.5 + random() / 2);
}
