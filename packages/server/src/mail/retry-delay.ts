const FIRST_MS = 60_000;
const LONGEST_MS = 30 * 60_000;

/**
 * How long to wait after a failed attempt: a minute, then twice as long each time, up to half an hour. A fifth more or
 * less by chance, so that letters that failed together do not come back together.
 * @param attempts how many have failed, from 1
 * @param chance from 0 to 1
 */
export function retryDelay(attempts: number, chance: number): number {
  return Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1)) * (0.8 + 0.4 * chance));
}
