/**
 * Identifies the content of the database at a point in time. While it stays the same, so does all data that posts are
 * shown from. On SQLite it consists of the version of the file, which changes with each commit of another process, and
 * the number of this server's statements that may have changed the shown data. On PostgreSQL it is the snapshot, which
 * identifies every transaction, of any server, whose work is visible. Neither ever returns to an earlier value.
 */
export type SnapshotVersion = string;

/**
 * Caches what was read from the database until its snapshot version changes. No caller gets a value older than the
 * state of the database at its request. A value that is read slightly after its version may be newer, never older.
 */
export class SnapshotCache<Value> {
  readonly #max: number;
  readonly #values = new Map<string, Value>();
  #snapshotVersion: SnapshotVersion | undefined;

  /** @param max the most cached values */
  constructor(max: number) {
    this.#max = max;
  }

  /** @param snapshotVersion version of the database after the request arrived */
  get(snapshotVersion: SnapshotVersion, key: string): Value | undefined {
    return snapshotVersion === this.#snapshotVersion ? this.#values.get(key) : undefined;
  }

  /** @param snapshotVersion version of the database before the value was read */
  set(snapshotVersion: SnapshotVersion, key: string, value: Value): void {
    if (snapshotVersion !== this.#snapshotVersion || this.#values.size >= this.#max) this.#values.clear();
    this.#snapshotVersion = snapshotVersion;
    this.#values.set(key, value);
  }

  /**
   * The cached value, or else a new read; concurrent callers share one read. If it fails, the callers that joined it
   * read for themselves, because its cause may precede them.
   */
  static reading<Value>(max: number) {
    const cache = new SnapshotCache<Promise<Value>>(max);
    return (snapshotVersion: SnapshotVersion, key: string, readValue: () => Promise<Value>): Promise<Value> => {
      const known = cache.get(snapshotVersion, key);
      if (known) return known.catch(readValue);
      const reading = readValue();
      cache.set(snapshotVersion, key, reading);
      reading.catch(() => cache.delete(key, reading));
      return reading;
    };
  }

  /** Deletes a value, unless another one has replaced it. */
  delete(key: string, value: Value): void {
    if (this.#values.get(key) === value) this.#values.delete(key);
  }
}
