import { Worker } from 'node:worker_threads';

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

import { ApiError } from '../../http/api-error.ts';
import { bindable } from './cached-statements.ts';
import type { ReadAnswer, ReadQuestion } from './read-sqlite.ts';

/** Queries that may wait for the thread. Some hundred long ones take longer than a person waits. */
const WAITING_MAX = 200;

const RETRY_S = 1;

/**
 * A Kysely dialect that reads a SQLite file on a thread of its own, so that nothing else waits for a long query. It
 * sees what is committed. The thread starts with the first query, and another one after a fault.
 */
export function readingThreadDialect(path: string): Dialect {
  return {
    createAdapter: () => new SharedAdapter(),
    createDriver: () => new ReadingThread(path),
    createIntrospector: (queries) => new SqliteIntrospector(queries),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely would hold back a query until the one before it is answered: here the thread has them all. */
class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ReadingThread implements Driver, DatabaseConnection {
  readonly #path: string;
  readonly #waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (error: unknown) => void }>();
  #worker: Worker | undefined;
  #lastNumber = 0;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    // The thread starts with the first query.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  async releaseConnection(): Promise<void> {
    // All share the thread.
  }

  /** @throws ApiError `unavailable` while too many wait */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#waiting.size >= WAITING_MAX) throw ApiError.until('unavailable', RETRY_S);
    const worker = (this.#worker ??= this.#start());
    const number = (this.#lastNumber += 1);
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ number, sql, parameters: bindable(parameters) } satisfies ReadQuestion);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows the columns of its query
    return { rows: rows as Row[] };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new TypeError('Answers are read whole here: there are no streams');
  }

  async beginTransaction(): Promise<void> {
    throw new TypeError('This thread reads single queries: there are no transactions');
  }

  async commitTransaction(): Promise<void> {
    // None begins.
  }

  async rollbackTransaction(): Promise<void> {
    // None begins.
  }

  async destroy(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./read-sqlite.ts', import.meta.url), { workerData: this.#path });
    worker.unref();
    worker.on('message', (answer: ReadAnswer) => {
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if ('rows' in answer) waiting?.resolve(answer.rows);
      else waiting?.reject(Object.assign(new Error(answer.message), { errcode: answer.errcode }));
    });
    let fault: unknown = new Error('The thread that reads the database has ended.');
    worker.on('error', (error) => {
      fault = error;
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(fault);
      this.#waiting.clear();
    });
    return worker;
  }
}
