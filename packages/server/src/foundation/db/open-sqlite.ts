import { type DatabaseConnection, SqliteAdapter, SqliteDriver, type SqliteDialectConfig } from 'kysely';

/** Kysely's adapter for SQLite, which also exposes the single connection, for queries that need not queue for it. */
export class OpenSqliteAdapter extends SqliteAdapter {
  #connection: DatabaseConnection | undefined;
  /** Whether a transaction is running. */
  isInTransaction: () => boolean = () => true;

  /**
   * The connection, for one read that begins and ends within this turn of the event loop. Undefined while a
   * transaction is running: its writes must not be visible before it ends.
   */
  get connection(): DatabaseConnection | undefined {
    return this.#connection && !this.isInTransaction() ? this.#connection : undefined;
  }

  /** Set by the driver when it opens and when it closes. */
  set connection(connection: DatabaseConnection | undefined) {
    this.#connection = connection;
  }
}

/** Kysely's driver for SQLite, which passes its connection to the adapter. */
export class OpenSqliteDriver extends SqliteDriver {
  readonly #adapter: OpenSqliteAdapter;

  constructor(config: SqliteDialectConfig, adapter: OpenSqliteAdapter) {
    super(config);
    this.#adapter = adapter;
  }

  override async init(...given: Parameters<SqliteDriver['init']>): Promise<void> {
    await super.init(...given);
    this.#adapter.connection = await this.acquireConnection();
  }

  override async destroy(): Promise<void> {
    this.#adapter.connection = undefined;
    await super.destroy();
  }
}
