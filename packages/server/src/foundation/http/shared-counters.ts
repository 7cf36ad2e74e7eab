import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { Count, Counters } from './counters.ts';

const PREFIX = 'oja:limit:';

/** How long Redis is not called after a failure, in milliseconds. */
const REST_MS = 1000;

/** Adds one; the first count opens the window. Returns the count and the remaining milliseconds. */
const RAISE = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** Subtracts one where there is a count: an expired key must not be created again without a window. */
const LOWER = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

const raisedSchema = z.tuple([z.number(), z.number()]);

/**
 * Counters in Redis, which all servers share. While Redis is unavailable, each server counts on its own: a looser
 * limit for a while is better than a failed call.
 */
export class SharedCounters implements Counters {
  readonly #redis: Redis;
  readonly #standIn: Counters;
  #restsUntil = 0;

  constructor(redis: Redis, standIn: Counters) {
    this.#redis = redis;
    this.#standIn = standIn;
  }

  async raise(key: string, windowMs: number): Promise<Count> {
    const raised = await this.#send(() => this.#redis.eval(RAISE, 1, PREFIX + key, windowMs));
    if (raised === undefined) return this.#standIn.raise(key, windowMs);
    const [count, leftMs] = raisedSchema.parse(raised);
    return { count, leftMs };
  }

  async lower(key: string): Promise<void> {
    const lowered = await this.#send(() => this.#redis.eval(LOWER, 1, PREFIX + key));
    if (lowered === undefined) await this.#standIn.lower(key);
  }

  /** Runs a command, and returns Redis's answer, or undefined if there is none. */
  async #send(command: () => Promise<unknown>): Promise<unknown> {
    if (this.#redis.status !== 'ready' || performance.now() < this.#restsUntil) return undefined;
    try {
      return await command();
    } catch {
      this.#restsUntil = performance.now() + REST_MS;
      return undefined;
    }
  }
}
