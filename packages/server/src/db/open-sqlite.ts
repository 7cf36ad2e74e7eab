import { type DatabaseConnection, SqliteAdapter, SqliteDriver, type SqliteDialectConfig } from 'kysely';

/** Kysely's adapter for SQLite, which also knows the one connection, for queries that need not queue for it. */
export class OpenSqliteAdapter extends SqliteAdapter {
  #connection: DatabaseConnection | undefined;
  /** Whether a transaction is underway at this moment. */
  isInTransaction: () => boolean = () => true;

  /**
   * The connection, for one read that begins and ends within this turn of the event loop. Undefined while a transaction
   * is underway: what it has written is not to be seen before it ends.
   */
  get connection(): DatabaseConnection | undefined {
    return this.#connection && !this.isInTransaction() ? this.#connection : undefined;
  }

  /** Told by the driver when it opens and when it closes. */
  set connection(connection: DatabaseConnection | undefined) {
    this.#connection = connection;
  }
}

/** Kysely's driver for SQLite, which shows its connection to the adapter. */
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
