import { DAY, MINUTE, SECOND } from '@oja/contract/limits';
import { ERROR_MESSAGES } from '@oja/contract/texts';

import { ApiError } from './api-error.ts';
import type { Counters } from './counters.ts';

/** Tries in a day before the first delay. */
const FREE_TRIES = 10;
/** The first delay. Each further try doubles it, up to the longest one. */
const FIRST_DELAY_MS = 30 * SECOND;
const LONGEST_DELAY_MS = 15 * MINUTE;

/** Delays tries that keep failing: the first few are free, then the time between two tries grows. */
export class GrowingDelay {
  readonly #counters: Counters;
  readonly #freeTries: number;
  readonly #name: string;

  /**
   * @param name distinguishes these counts from others
   * @param scale multiplies the number of free tries
   */
  constructor(counters: Counters, name: string, scale: number) {
    this.#counters = counters;
    this.#name = name;
    this.#freeTries = Math.max(1, Math.round(FREE_TRIES * scale));
  }

  /**
   * Counts a try before it is made, so that parallel tries cannot exceed the limit. From the last free one on, each
   * opens a pause, in which no other is accepted.
   * @param isStrict leaves a single free try
   * @throws ApiError `too_many_tries` during a pause; its text says when to try again
   */
  async begin(whose: string, isStrict: boolean): Promise<void> {
    const freeTries = isStrict ? 1 : this.#freeTries;
    const { count } = await this.#counters.raise(this.#tries(whose), DAY);
    if (count < freeTries) return;
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (count - freeTries), LONGEST_DELAY_MS);
    const pause = await this.#counters.raise(this.#pause(whose), delayMs);
    if (pause.count === 1) return;
    await this.#counters.lower(this.#tries(whose));
    throw tooManyTries(pause.leftMs);
  }

  /** Undoes the count of a try that was not made. */
  async giveBack(whose: string): Promise<void> {
    await this.#counters.lower(this.#tries(whose));
    await this.#counters.lower(this.#pause(whose));
  }

  /** Forgets the tries of a key: the last one succeeded. */
  async forget(whose: string): Promise<void> {
    await this.#counters.lower(this.#tries(whose), Number.MAX_SAFE_INTEGER);
    await this.#counters.lower(this.#pause(whose), Number.MAX_SAFE_INTEGER);
  }

  #tries(whose: string): string {
    return `${this.#name}:${whose}`;
  }

  #pause(whose: string): string {
    return `${this.#name}Pause:${whose}`;
  }
}

/** A 429 that says in words when to try again, and in seconds in its `retry-after`. */
export function tooManyTries(leftMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(leftMs / SECOND));
  const message = ERROR_MESSAGES.too_many_tries.replace('{time}', inWords(seconds));
  return new ApiError('too_many_tries', undefined, message, seconds);
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
