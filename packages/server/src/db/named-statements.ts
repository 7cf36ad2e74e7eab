import { createHash } from 'node:crypto';

import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** Statements that each connection remembers; `in (…)` lists make many texts, so the number is bounded. */
const NAMES_MAX = 500;

/** `select *` and `returning *` give other columns after a migration, which a remembered statement must not. */
const CHANGEABLE = '*';

/** As much of the driver's connection as is used here. */
interface Connection {
  query<Row>(statement: { name?: string; text: string; values: unknown[] }): Promise<PostgresQueryResult<Row>>;
  release(destroy?: boolean): void;
}

/**
 * Lets PostgreSQL parse and plan each text once a connection instead of once a query, which is most of what a short
 * query costs it.
 */
export function withNamedStatements(pool: { options: object; connect(): Promise<Connection>; end(): Promise<void> }): PostgresPool {
  const names = new Map<string, string>();
  const known = new WeakMap<Connection, NamedStatements>();
  return {
    options: pool.options,
    async connect() {
      const connection = await pool.connect();
      const named = known.get(connection) ?? new NamedStatements(connection, names);
      known.set(connection, named);
      return named;
    },
    end: () => pool.end(),
  };
}

class NamedStatements implements PostgresPoolClient {
  readonly #connection: Connection;
  readonly #names: Map<string, string>;

  constructor(connection: Connection, names: Map<string, string>) {
    this.#connection = connection;
    this.#names = names;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(text: string | PostgresCursor<Row>, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('Answers are read whole here: there are no cursors');
    const name = this.#nameOf(text);
    return this.#connection.query({ text, values: [...parameters], ...(name !== undefined && { name }) });
  }

  release(destroy?: boolean): void {
    this.#connection.release(destroy);
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= NAMES_MAX || text.includes(CHANGEABLE)) return undefined;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    this.#names.set(text, name);
    return name;
  }
}
