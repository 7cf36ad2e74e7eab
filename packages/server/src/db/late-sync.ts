import { type FileHandle, open } from 'node:fs/promises';

import { sql } from 'kysely';

import type { Queries } from './database.ts';

/**
 * Transactions on SQLite that are made durable without holding up the event loop: a commit that syncs by itself lets
 * everything else stand still for as long as the disk takes.
 *
 * They are committed with `synchronous = normal`, which writes them to the write-ahead log, and the log is synced
 * afterwards, by one of Node's threads; whoever waits is answered only then. It is the sync of `full`, of the same file,
 * only later: the log holds transactions in their order, each with a checksum, so that a power cut in between takes the
 * end of it, of which nobody was told. All other transactions are committed with `full`, which syncs what is before them
 * in the log as well; and `normal` too syncs the log before it is copied into the database, and when it is begun anew.
 * Nothing else opens the log, for the folder is locked.
 */
export class LateSync {
  readonly #queries: Queries;
  readonly #path: string;
  readonly #sync: (log: FileHandle) => Promise<void>;
  #log: FileHandle | undefined;
  #isInDoubt = false;

  /**
   * @param path of the database
   * @param sync how the log is synced; tests let it fail
   */
  constructor(queries: Queries, path: string, sync: (log: FileHandle) => Promise<void> = (log) => log.datasync()) {
    this.#queries = queries;
    this.#path = path;
    this.#sync = sync;
  }

  /** Does something in a transaction; resolves once it is durable. What it has written is seen a moment before. */
  async transact<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result> {
    const result = await this.#queries.connection().execute(async (connection) => {
      if (this.#isInDoubt) await this.#settle(connection);
      await sql`pragma synchronous = normal`.execute(connection);
      try {
        return await connection.transaction().execute(work);
      } finally {
        await sql`pragma synchronous = full`.execute(connection);
      }
    });
    await this.#syncLog();
    return result;
  }

  /** Called before the database is closed, which removes the log. */
  async close(): Promise<void> {
    await this.#log?.close();
  }

  async #syncLog(): Promise<void> {
    try {
      this.#log ??= await open(`${this.#path}-wal`, 'r+');
      await this.#sync(this.#log);
    } catch (error) {
      this.#isInDoubt = true;
      throw error;
    }
  }

  /**
   * A system tells once of what it could not write to the disk and forgets it: syncing again would seem to go well. So
   * nothing goes on here until all of the log stands in the database itself.
   */
  async #settle(connection: Queries): Promise<void> {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
    if (rows[0]?.busy !== 0) throw new Error('The log of the database is in use by something else.');
    this.#isInDoubt = false;
  }
}
