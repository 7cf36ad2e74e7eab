/** A count, and the time until it expires. */
export interface Count {
  count: number;
  leftMs: number;
}

/** Counts by key. Each key has a time window that opens with the first count and then expires. */
export interface Counters {
  /** Adds to the count, and returns the new one. */
  raise(key: string, windowMs: number, by?: number): Promise<Count>;
  /** Subtracts from the count, to zero at most; does nothing where nothing is counted. */
  lower(key: string, by?: number): Promise<void>;
}

/**
 * The most keys in memory: the key that was counted longest ago is dropped first. A key and its count take some 200
 * bytes.
 */
const KEYS_MAX = 50_000;

/** Counters in the memory of this process. */
export class MemoryCounters implements Counters {
  readonly #counts = new Map<string, { count: number; endsAt: number }>();
  readonly #now: () => number;
  readonly #keysMax: number;

  constructor(now: () => number, keysMax = KEYS_MAX) {
    this.#now = now;
    this.#keysMax = keysMax;
  }

  // oxlint-disable-next-line typescript/promise-function-async -- nothing to wait for, on the way of every request
  raise(key: string, windowMs: number, by = 1): Promise<Count> {
    const now = this.#now();
    const known = this.#counts.get(key);
    const entry = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    entry.count += by;
    // Setting the key again moves it to the end of the map: the first key is always the one that was counted longest
    // ago.
    this.#counts.delete(key);
    this.#counts.set(key, entry);
    if (this.#counts.size > this.#keysMax) this.#forgetOldest();
    return Promise.resolve({ count: entry.count, leftMs: entry.endsAt - now });
  }

  async lower(key: string, by = 1): Promise<void> {
    const entry = this.#counts.get(key);
    if (entry) entry.count = Math.max(0, entry.count - by);
  }

  #forgetOldest(): void {
    for (const key of this.#counts.keys()) {
      this.#counts.delete(key);
      return;
    }
  }
}
