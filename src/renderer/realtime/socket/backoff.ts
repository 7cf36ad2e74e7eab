const FIRST_MS = 1000;
/** No client waits longer than this; a phone that comes back to the network wakes before. */
export const LONGEST_WAIT_MS = 30_000;

/**
 * How long to wait before the next try: twice as long each time, and each client another time, so that a server that
 * comes back is not met by all of them at once.
 * @param failures how many tries have failed in a row, from 0
 * @param random from 0 to 1
 */
export function backoff(failures: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_MS * 2 ** failures);
  return most * (0.5 + random() / 2);
}
