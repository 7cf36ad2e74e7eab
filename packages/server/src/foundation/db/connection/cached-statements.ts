import type { SQLInputValue } from 'node:sqlite';

/** Prepared statements of a connection. Lists in `in (…)` make many texts, so the number is limited. */
const STATEMENTS_MAX = 300;

/** Prepares each text once for a connection. */
export class CachedStatements<Statement> {
  readonly #prepare: (sql: string) => Statement;
  readonly #statements = new Map<string, Statement>();

  constructor(prepare: (sql: string) => Statement) {
    this.#prepare = prepare;
  }

  prepare(sql: string): Statement {
    // SQLite runs a pragma while preparing it, so a cached one would do nothing the second time.
    if (sql.startsWith('pragma')) return this.#prepare(sql);
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= STATEMENTS_MAX) this.#statements.clear();
    const statement = this.#prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  clear(): void {
    this.#statements.clear();
  }
}

/** The parameters of a statement. @throws TypeError if SQLite cannot hold one */
export function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array)
      return value;
    throw new TypeError(`SQLite cannot hold a ${typeof value}: store numbers, text or bytes`);
  });
}
