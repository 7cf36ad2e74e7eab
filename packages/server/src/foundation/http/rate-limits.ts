import { DAY, HOUR, MINUTE, SECOND } from '@oja/contract/limits';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Redis } from 'ioredis';

import { addressKey } from './address-key.ts';
import { callsApi } from './calls-api.ts';
import { type Counters, MemoryCounters } from './counters.ts';
import { ApiError } from './api-error.ts';
import { SharedCounters } from './shared-counters.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The counters of the rate limits. */
    counters: { shared: Counters; own: Counters };
  }
  interface FastifyContextConfig {
    /** Whether the route limits strangers by itself, because only its handler knows who is one. */
    limitsStrangers?: boolean;
  }
  interface FastifyRequest {
    /** Each function undoes a count of this request, if its answer does not count. */
    takeBack: ((statusCode: number) => Promise<void>)[] | null;
  }
}

/**
 * The rate limits. `own` limits count in this process alone: they protect against floods, and would otherwise cost
 * every call a round trip. All others count for all servers together.
 */
const RATE_LIMITS = {
  apiByAddress: { max: 3000, windowMs: MINUTE, own: true },
  pageByAddress: { max: 1200, windowMs: MINUTE, own: true },
  docsByAddress: { max: 120, windowMs: MINUTE, own: true },
  returnByAddress: { max: 120, windowMs: MINUTE, own: true },
  drawByAddress: { max: 300, windowMs: MINUTE, own: true },
  sitemapByAddress: { max: 120, windowMs: MINUTE, own: true },
  apiByPerson: { max: 900, windowMs: MINUTE, own: true },
  connectByPerson: { max: 120, windowMs: MINUTE, own: true },
  typingByPerson: { max: 60, windowMs: MINUTE, own: true },
  signupByAddress: { max: 5, windowMs: 30 * MINUTE, own: false },
  signupFailuresByAddress: { max: 100, windowMs: 30 * MINUTE, own: false },
  loginCallsByAddress: { max: 1200, windowMs: MINUTE, own: true },
  loginByAddress: { max: 30, windowMs: MINUTE, own: false },
  loginByAccount: { max: 100, windowMs: DAY, own: false },
  secondFactorByAccount: { max: 50, windowMs: DAY, own: false },
  restoreByAddress: { max: 60, windowMs: HOUR, own: false },
  activationByAddress: { max: 120, windowMs: HOUR, own: false },
  resendByCaller: { max: 5, windowMs: HOUR, own: false },
  codeByCaller: { max: 3, windowMs: 15 * MINUTE, own: false },
  mailByStrangers: { max: 10, windowMs: DAY, own: false },
  mailByStranger: { max: 4, windowMs: DAY, own: false },
  mailByOwner: { max: 10, windowMs: DAY, own: false },
  codeByAddress: { max: 60, windowMs: 15 * MINUTE, own: false },
  stepUpBySession: { max: 5, windowMs: 15 * MINUTE, own: false },
  stepUpDayBySession: { max: 30, windowMs: DAY, own: false },
  passkeyRequestBySession: { max: 30, windowMs: 15 * MINUTE, own: false },
  stepUpCodeBySession: { max: 3, windowMs: 15 * MINUTE, own: false },
  stepUpCodeByAccount: { max: 12, windowMs: 15 * MINUTE, own: false },
  factorChangeByPerson: { max: 30, windowMs: HOUR, own: false },
  googleByCaller: { max: 30, windowMs: MINUTE, own: false },
  uploadByPerson: { max: 60, windowMs: HOUR, own: false },
  postByPerson: { max: 60, windowMs: HOUR, own: false },
  statusByPerson: { max: 300, windowMs: HOUR, own: false },
  commentByPerson: { max: 60, windowMs: MINUTE, own: false },
  blockByPerson: { max: 30, windowMs: MINUTE, own: false },
  payByPerson: { max: 30, windowMs: HOUR, own: false },
  withdrawByPerson: { max: 30, windowMs: HOUR, own: false },
  messageByPerson: { max: 60, windowMs: MINUTE, own: false },
  scheduleByPerson: { max: 120, windowMs: HOUR, own: false },
  dealByPerson: { max: 300, windowMs: HOUR, own: false },
  agreedPricesByPerson: { max: 120, windowMs: MINUTE, own: true },
  reviewByPerson: { max: 60, windowMs: HOUR, own: false },
  findByPerson: { max: 120, windowMs: MINUTE, own: true },
  searchByPerson: { max: 120, windowMs: MINUTE, own: true },
  sortByPerson: { max: 600, windowMs: HOUR, own: false },
  subscribeByPerson: { max: 60, windowMs: HOUR, own: false },
  saveSearchByPerson: { max: 60, windowMs: HOUR, own: false },
  saveReplyByPerson: { max: 120, windowMs: HOUR, own: false },
  replyUseByPerson: { max: 120, windowMs: MINUTE, own: true },
  applyByPerson: { max: 5, windowMs: DAY, own: false },
  reportByPerson: { max: 20, windowMs: DAY, own: false },
} as const satisfies Record<string, { max: number; windowMs: number; own: boolean }>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** One of the limits, counted per key, such as an address or a person. */
export class RateLimit {
  readonly #name: RateLimitName;
  readonly #max: number;
  readonly #windowMs: number;
  readonly #counters: Counters;

  constructor(app: FastifyInstance, name: RateLimitName, scale: number) {
    const { max, windowMs, own } = RATE_LIMITS[name];
    this.#name = name;
    this.#max = Math.max(1, Math.round(max * scale));
    this.#windowMs = windowMs;
    this.#counters = own ? app.counters.own : app.counters.shared;
  }

  /**
   * Adds to the count of a key.
   * @param cost how much it counts, such as the number of messages in a call
   * @throws ApiError `rate_limited` when the limit is exceeded; it contains the seconds to wait
   */
  async take(whose: string, cost = 1): Promise<void> {
    const leftMs = await this.#raise(whose, cost);
    if (leftMs > 0) throw ApiError.until('rate_limited', Math.ceil(leftMs / SECOND));
  }

  /** Adds to the count of a key, and returns whether the limit still holds: for a limit that refuses nothing aloud. */
  async isWithin(whose: string): Promise<boolean> {
    return (await this.#raise(whose, 1)) === 0;
  }

  /** Adds to a count. Returns 0, or the milliseconds until the exceeded limit ends. */
  async #raise(whose: string, cost: number): Promise<number> {
    const { count, leftMs } = await this.#counters.raise(`${this.#name}:${whose}`, this.#windowMs, cost);
    return count > this.#max ? Math.max(1, leftMs) : 0;
  }

  /** Subtracts from the count of a key. */
  async giveBack(whose: string, cost = 1): Promise<void> {
    await this.#counters.lower(`${this.#name}:${whose}`, cost);
  }
}

interface RateLimitOptions {
  /** Multiplies every limit. */
  scale: number;
  now: () => number;
  /** Set where several servers count together. */
  redis?: Redis | undefined;
  /** Whether the caller of a request is known, and so is not limited by address. */
  isKnown: (request: FastifyRequest) => boolean;
}

/**
 * Sets up counting, and limits API calls of strangers by address. Pages are limited at their routes, much more
 * generously than people read. Files are not counted: a whole town can share one address of a carrier, and a page of
 * pictures is a hundred requests.
 *
 * A call is counted once its body has arrived and is valid. Counted earlier, one person behind a carrier's address
 * could begin thousands of calls, finish none of them, and leave the others behind the address without the API. The
 * limits of size and time end such calls.
 */
export function addRateLimits(app: FastifyInstance, { scale, now, redis, isKnown }: RateLimitOptions): void {
  const own = new MemoryCounters(now);
  app.decorate('counters', { shared: redis ? new SharedCounters(redis, own) : own, own });
  app.decorateRequest('takeBack', null);
  const limitByAddress = limit(app, 'apiByAddress', scale);
  app.addHook('preHandler', async function limitApi(request, reply) {
    const { limitsStrangers = false } = request.routeOptions.config;
    if (callsApi(request) && !isKnown(request) && !limitsStrangers) await limitByAddress.call(this, request, reply);
  });
  app.addHook('onSend', async ({ takeBack }, { statusCode }) => {
    if (takeBack) await Promise.all(takeBack.map((back) => back(statusCode)));
  });
}

/**
 * A hook that refuses calls beyond a limit with `rate_limited` (429, with retry-after).
 * @param whose returns the key to count by; the address by default, for IPv6 the /64 network of one subscriber
 */
export function limit(
  app: FastifyInstance,
  name: RateLimitName,
  scale: number,
  whose: (request: FastifyRequest) => string = byAddress,
): onRequestAsyncHookHandler {
  const rateLimit = new RateLimit(app, name, scale);
  return (request) => rateLimit.take(whose(request));
}

/**
 * A hook that runs another one, and limits by address the calls that it refuses. Accepted calls are not counted.
 * @param scale multiplies the limit
 */
export function limitRefusals(
  app: FastifyInstance,
  scale: number,
  hook: onRequestAsyncHookHandler,
): onRequestAsyncHookHandler {
  const rateLimit = new RateLimit(app, 'apiByAddress', scale);
  return async function limitRefused(request, reply) {
    try {
      await hook.call(this, request, reply);
    } catch (error) {
      if (error instanceof ApiError) await rateLimit.take(byAddress(request));
      throw error;
    }
  };
}

/**
 * A hook that limits failed calls, such as guesses of a password. It counts the answers that are the caller's fault.
 */
export function limitFailures(
  app: FastifyInstance,
  name: RateLimitName,
  scale: number,
  whose: (request: FastifyRequest) => string | Promise<string> = byAddress,
): onRequestAsyncHookHandler {
  return limitAnswers(new RateLimit(app, name, scale), whose, (statusCode) => statusCode >= 400 && statusCode < 500);
}

/** A hook that limits successful calls, such as created accounts. */
export function limitSuccesses(
  app: FastifyInstance,
  name: RateLimitName,
  scale: number,
  whose: (request: FastifyRequest) => string = byAddress,
): onRequestAsyncHookHandler {
  return limitAnswers(new RateLimit(app, name, scale), whose, (statusCode) => statusCode < 400);
}

/**
 * Counts each call before it runs, so that parallel calls cannot exceed the limit, and undoes the count unless the
 * answer counts.
 */
function limitAnswers(
  rateLimit: RateLimit,
  whose: (request: FastifyRequest) => string | Promise<string>,
  counts: (statusCode: number) => boolean,
): onRequestAsyncHookHandler {
  return async (request) => {
    const who = await whose(request);
    await rateLimit.take(who);
    const takeBack = async (statusCode: number) => {
      if (!counts(statusCode)) await rateLimit.giveBack(who);
    };
    request.takeBack = [...(request.takeBack ?? []), takeBack];
  };
}

function byAddress({ ip }: FastifyRequest): string {
  return addressKey(ip);
}
