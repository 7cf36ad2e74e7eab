/**
 * Counts writes to some tables, so that cached data can be dropped when it may have changed. Writes of other
 * processes are not counted. A statement is counted as it runs: reads before and after the count may differ, whether
 * or not its transaction is committed.
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

  /**
   * Whether a statement may change the tables. A false positive costs a little time; a false negative would be a
   * fault.
   */
  concerns(sql: string): boolean {
    return /^\s*rollback/i.test(sql) || (!/^\s*(?:select|begin|commit|pragma)\b/i.test(sql) && this.#tables.test(sql));
  }

  note(): void {
    this.#count += 1;
  }
}
