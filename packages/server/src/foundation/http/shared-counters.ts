import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { Count, Counters } from './counters.ts';

const PREFIX = 'oja:limit:';

/** How long Redis is not called after a failure, in milliseconds. */
const REST_MS = 1000;

/** Adds to a count; the first one opens the window. Returns the count and the remaining milliseconds. */
const RAISE = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** Subtracts from a count where there is one: an expired key must not be created again without a window. */
const LOWER = `
local by = math.min(tonumber(redis.call('GET', KEYS[1]) or '0'), tonumber(ARGV[1]))
if by > 0 then redis.call('DECRBY', KEYS[1], by) end`;

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

  async raise(key: string, windowMs: number, by = 1): Promise<Count> {
    const raised = await this.#send(() => this.#redis.eval(RAISE, 1, PREFIX + key, windowMs, by));
    if (raised === undefined) return this.#standIn.raise(key, windowMs, by);
    const [count, leftMs] = raisedSchema.parse(raised);
    return { count, leftMs };
  }

  async lower(key: string, by = 1): Promise<void> {
    const lowered = await this.#send(() => this.#redis.eval(LOWER, 1, PREFIX + key, by));
    if (lowered === undefined) await this.#standIn.lower(key, by);
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
