import type { FastifyInstance } from 'fastify';

import { addressKey } from '../../foundation/http/address-key.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { GrowingDelay, tooManyTries } from '../../foundation/http/growing-delay.ts';
import { RateLimit, type RateLimitName } from '../../foundation/http/rate-limits.ts';
import type { Caller } from './known-devices.ts';

/** The limits of one kind of guess. */
interface GuessLimits {
  /** The name of the growing delay of one caller at one account. */
  delay: string;
  /** The tries of all strangers together at one account. */
  strangers: RateLimitName;
}

const PASSWORDS: GuessLimits = { delay: 'loginByCaller', strangers: 'loginByAccount' };
/** Guesses of a second factor, by people who know the password: those who do not cannot use them up. */
export const SECOND_FACTORS: GuessLimits = { delay: 'secondFactorByCaller', strangers: 'secondFactorByAccount' };

/** Whose password or second factor is tried, by whom and from where. */
export interface Attempt {
  /** The account's key, see account-subject.ts. */
  account: string;
  caller: Caller;
  address: string;
}

/**
 * Limits guesses of passwords and second factors, product §4, without locking the owner out.
 *
 * Tries of one caller at one account are delayed, more each time. All strangers together have a number of tries a day
 * at an account; a device that signed in to it before does not depend on them. Many failures from one address, at any
 * accounts, leave each account a single free try from there, but never refuse that: thousands of people can share the
 * address of a carrier.
 */
export class LoginAttempts {
  readonly #callsOfAddress: RateLimit;
  readonly #failuresOfAddress: RateLimit;
  readonly #strangersAtAccount: RateLimit;
  readonly #delays: GrowingDelay;

  /** @param scale multiplies every limit */
  constructor(app: FastifyInstance, scale: number, { delay, strangers }: GuessLimits = PASSWORDS) {
    this.#callsOfAddress = new RateLimit(app, 'loginCallsByAddress', scale);
    this.#failuresOfAddress = new RateLimit(app, 'loginByAddress', scale);
    this.#strangersAtAccount = new RateLimit(app, strangers, scale);
    this.#delays = new GrowingDelay(app.counters.shared, delay, scale);
  }

  /**
   * Counts a try as a failure before the password is compared, so that parallel guesses are all counted.
   * @throws ApiError `too_many_tries`, or `rate_limited` where an address makes too many calls
   */
  async begin(attempt: Attempt): Promise<void> {
    const { account, caller } = attempt;
    if (caller.isKnown) return this.#delays.begin(pairOf(attempt), false);
    const address = addressKey(attempt.address);
    // Comparing a password takes the processor: this bounds what one address can cause.
    await this.#callsOfAddress.take(address);
    const isQuiet = await this.#failuresOfAddress.isWithin(address);
    await this.#delays.begin(pairOf(attempt), !isQuiet);
    try {
      await this.#strangersAtAccount.take(account);
    } catch (error) {
      await this.#delays.giveBack(pairOf(attempt));
      throw error instanceof ApiError ? tooManyTries((error.retryAfterS ?? 1) * 1000) : error;
    }
    return undefined;
  }

  /** Undoes the count of a try whose password was right. */
  async succeed(attempt: Attempt): Promise<void> {
    await this.#delays.forget(pairOf(attempt));
    if (attempt.caller.isKnown) return;
    await this.#failuresOfAddress.giveBack(addressKey(attempt.address));
    await this.#strangersAtAccount.giveBack(attempt.account);
  }
}

function pairOf({ account, caller }: Attempt): string {
  return `${account}:${caller.key}`;
}
