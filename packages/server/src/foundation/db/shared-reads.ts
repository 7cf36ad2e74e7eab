/** Caches what was read from the database until it is dropped. Concurrent callers share one read. */
export class SharedReads<Value> {
  readonly #max: number;
  readonly #readings = new Map<string, Promise<Value>>();

  /** @param max the most cached values; one more empties the cache */
  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Promise<Value> | undefined {
    return this.#readings.get(key);
  }

  /** Caches a value that is being read, unless its read fails. */
  set(key: string, reading: Promise<Value>): void {
    if (this.#readings.size >= this.#max) this.#readings.clear();
    this.#readings.set(key, reading);
    reading.catch(() => {
      if (this.#readings.get(key) === reading) this.#readings.delete(key);
    });
  }

  /**
   * The cached value, or else a new read. If that fails, the callers that joined it read for themselves, because its
   * cause may precede them.
   */
  read(key: string, readValue: () => Promise<Value>): Promise<Value> {
    const known = this.get(key);
    if (known) return known.catch(readValue);
    const reading = readValue();
    this.set(key, reading);
    return reading;
  }

  delete(key: string): void {
    this.#readings.delete(key);
  }

  clear(): void {
    this.#readings.clear();
  }
}
