import type { Standing } from './standing.ts';

/**
 * Keeps what was read of the database until that stands otherwise: nobody is ever given anything older than what the
 * database held when they asked. What is read a moment later than its standing was seen may be newer, never older.
 */
export class Kept<Value> {
  readonly #max: number;
  readonly #values = new Map<string, Value>();
  #standing: Standing | undefined;

  /** @param max how many values are kept at most */
  constructor(max: number) {
    this.#max = max;
  }

  /** @param standing how the database stood after the request came in */
  get(standing: Standing, key: string): Value | undefined {
    return standing === this.#standing ? this.#values.get(key) : undefined;
  }

  /** @param standing how the database stood before the value was read */
  keep(standing: Standing, key: string, value: Value): void {
    if (standing !== this.#standing || this.#values.size >= this.#max) this.#values.clear();
    this.#standing = standing;
    this.#values.set(key, value);
  }

  /**
   * The value that is kept, or else read anew; those who ask at the same time wait for the same reading. Should that fail,
   * those who joined it read for themselves: what broke it was before their time.
   */
  static reading<Value>(max: number) {
    const kept = new Kept<Promise<Value>>(max);
    return (standing: Standing, key: string, readAnew: () => Promise<Value>): Promise<Value> => {
      const known = kept.get(standing, key);
      if (known) return known.catch(readAnew);
      const reading = readAnew();
      kept.keep(standing, key, reading);
      reading.catch(() => kept.drop(key, reading));
      return reading;
    };
  }

  /** Forgets a value, unless another one has taken its place. */
  drop(key: string, value: Value): void {
    if (this.#values.get(key) === value) this.#values.delete(key);
  }
}
