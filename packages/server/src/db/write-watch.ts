/**
 * Counts what is written to some tables, so that what is kept of them in memory can be dropped when it may have changed.
 * Only for a database that no other process writes to. Statements are counted as they run: what is read before the
 * count and after it may differ, whether or not the transaction they are in is committed.
 */
export class WriteWatch {
  readonly #tables: RegExp;
  #count = 0;

  constructor(tables: readonly string[]) {
    this.#tables = new RegExp(String.raw`\b(?:${tables.join('|')})\b`);
  }

  /** Grows with every statement that may have changed the tables. */
  get count(): number {
    return this.#count;
  }

  /** Whether a statement may change the tables; one too many costs a little time, one too few would be a fault. */
  concerns(sql: string): boolean {
    return /^\s*rollback/i.test(sql) || (!/^\s*(?:select|begin|commit|pragma)\b/i.test(sql) && this.#tables.test(sql));
  }

  note(): void {
    this.#count += 1;
  }
}
