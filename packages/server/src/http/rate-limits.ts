import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Redis } from 'ioredis';

import { addressKey } from './address-key.ts';
import { callsApi } from './calls-api.ts';
import { type Counters, MemoryCounters } from './counters.ts';
import { Refusal } from './refusal.ts';
import { SharedCounters } from './shared-counters.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where rate limits are counted. */
    counters: { shared: Counters; own: Counters };
  }
  interface FastifyRequest {
    /** Takes back what this request was counted for, should it turn out well. */
    takeBack: (() => Promise<void>)[] | null;
  }
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often what may be done. `own` counts in this process alone: the bounds against floods, which would cost every call
 * a round trip otherwise. All others are counted for all servers together.
 */
const RATE_LIMITS = {
  apiByAddress: { max: 3000, windowMs: MINUTE, own: true },
  drawByAddress: { max: 300, windowMs: MINUTE, own: true },
  sitemapByAddress: { max: 120, windowMs: MINUTE, own: true },
  apiByPerson: { max: 900, windowMs: MINUTE, own: true },
  connectByPerson: { max: 120, windowMs: MINUTE, own: true },
  typingByPerson: { max: 60, windowMs: MINUTE, own: true },
  signupByAddress: { max: 5, windowMs: 30 * MINUTE, own: false },
  signupByEmail: { max: 10, windowMs: HOUR, own: false },
  loginByAddress: { max: 30, windowMs: MINUTE, own: false },
  loginByAccount: { max: 10, windowMs: MINUTE, own: false },
  activationByAddress: { max: 120, windowMs: HOUR, own: false },
  resendByAccount: { max: 5, windowMs: HOUR, own: false },
  codeByAccount: { max: 3, windowMs: 15 * MINUTE, own: false },
  codeByAddress: { max: 60, windowMs: 15 * MINUTE, own: false },
  googleByAddress: { max: 30, windowMs: MINUTE, own: false },
  uploadByPerson: { max: 60, windowMs: HOUR, own: false },
  postByPerson: { max: 60, windowMs: HOUR, own: false },
  commentByPerson: { max: 60, windowMs: MINUTE, own: false },
  blockByPerson: { max: 30, windowMs: MINUTE, own: false },
  payByPerson: { max: 30, windowMs: HOUR, own: false },
  withdrawByPerson: { max: 30, windowMs: HOUR, own: false },
  messageByPerson: { max: 60, windowMs: MINUTE, own: false },
  applyByPerson: { max: 5, windowMs: DAY, own: false },
  reportByPerson: { max: 20, windowMs: DAY, own: false },
} as const satisfies Record<string, { max: number; windowMs: number; own: boolean }>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** One of the limits, counted by whatever tells apart who is limited. */
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
   * Counts one more.
   * @throws Refusal `rate_limited` when that is one too many; it says how many seconds to wait
   */
  async take(whose: string): Promise<void> {
    const { count, leftMs } = await this.#counters.raise(`${this.#name}:${whose}`, this.#windowMs);
    if (count > this.#max) throw Refusal.until('rate_limited', Math.max(1, Math.ceil(leftMs / SECOND)));
  }

  /** Takes one count back. */
  async giveBack(whose: string): Promise<void> {
    await this.#counters.lower(`${this.#name}:${whose}`);
  }
}

/**
 * Prepares counting, and limits the API by address. Files are not counted: a carrier's one address stands for a whole
 * town, and a page of pictures is a hundred requests.
 * @param redis where several servers count together
 */
export function addRateLimits(app: FastifyInstance, scale: number, now: () => number, redis?: Redis): void {
  const own = new MemoryCounters(now);
  app.decorate('counters', { shared: redis ? new SharedCounters(redis, own) : own, own });
  app.decorateRequest('takeBack', null);
  const limitByAddress = limit(app, 'apiByAddress', scale);
  app.addHook('onRequest', async function limitApi(request, reply) {
    if (callsApi(request)) await limitByAddress.call(this, request, reply);
  });
  app.addHook('onSend', async ({ takeBack }, { statusCode }) => {
    if (takeBack && (statusCode < 400 || statusCode >= 500)) await Promise.all(takeBack.map((back) => back()));
  });
}

/**
 * A hook that refuses with `rate_limited` (429, with retry-after) what happens too often.
 * @param whose tells apart who is counted; by default the address, of IPv6 the /64 network that one subscriber has
 */
export function limit(app: FastifyInstance, name: RateLimitName, scale: number, whose: (request: FastifyRequest) => string = byAddress): onRequestAsyncHookHandler {
  const rateLimit = new RateLimit(app, name, scale);
  return (request) => rateLimit.take(whose(request));
}

/**
 * The same for what is only bad when it fails, such as a password that is guessed: each call is counted before it is
 * tried, so that many at once do not slip through, and the count is taken back unless the answer blames the caller.
 */
export function limitFailures(app: FastifyInstance, name: RateLimitName, scale: number, whose: (request: FastifyRequest) => string = byAddress): onRequestAsyncHookHandler {
  const rateLimit = new RateLimit(app, name, scale);
  return async (request) => {
    const who = whose(request);
    await rateLimit.take(who);
    request.takeBack = [...(request.takeBack ?? []), () => rateLimit.giveBack(who)];
  };
}

function byAddress({ ip }: FastifyRequest): string {
  return addressKey(ip);
}
