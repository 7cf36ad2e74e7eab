import { type FileHandle, open } from 'node:fs/promises';

import { sql } from 'kysely';

import type { Queries } from '../database.ts';

/**
 * Makes transactions on SQLite durable without blocking the event loop. A commit that syncs by itself blocks
 * everything else for as long as the disk takes.
 *
 * The transactions are committed with `synchronous = normal`, which writes them to the write-ahead log. One of Node's
 * threads then syncs the log, and only after that is the caller answered. It is the same sync of the same file as
 * with `full`, only later. The log holds transactions in their order, each with a checksum, so a power cut in between
 * loses only the end of the log, which nobody has been answered about. All other transactions are committed with
 * `full`, which also syncs everything before them in the log. `normal` too syncs the log before it is copied into the
 * database, and when it is restarted. Nothing else writes the log, because the folder is locked.
 */
export class DeferredSync {
  readonly #queries: Queries;
  readonly #path: string;
  readonly #sync: (log: FileHandle) => Promise<void>;
  #log: FileHandle | undefined;
  #isInDoubt = false;

  /**
   * @param path path of the database
   * @param sync syncs the log; tests make it fail
   */
  constructor(queries: Queries, path: string, sync: (log: FileHandle) => Promise<void> = (log) => log.datasync()) {
    this.#queries = queries;
    this.#path = path;
    this.#sync = sync;
  }

  /** Runs work in a transaction, and resolves once it is durable. Others can see the written data slightly earlier. */
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

  /** Call it before the database is closed, which removes the log. */
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
   * After a failed sync, the operating system reports the error once and then forgets it: a second sync would seem to
   * succeed. So no transaction continues here until the whole log is copied into the database.
   */
  async #settle(connection: Queries): Promise<void> {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
    if (rows[0]?.busy !== 0) throw new Error('The log of the database is in use by something else.');
    this.#isInDoubt = false;
  }
}
