const FIRST_MS = 60_000;
const LONGEST_MS = 30 * 60_000;

/**
 * How long to wait after a failed attempt, in milliseconds: a minute, then twice as long each time, up to half an
 * hour. It varies by a fifth at random, so that emails that failed together are not tried again together.
 * @param attempts number of failed attempts, from 1
 * @param chance random number from 0 to 1
 */
export function retryDelay(attempts: number, chance: number): number {
  return Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1)) * (0.8 + 0.4 * chance));
}
