/** The thread that reads a SQLite file: answers one query after the other. `workerData` is the path of the file. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

import { CachedStatements } from './cached-statements.ts';

/** A query for the thread. */
export interface ReadQuestion {
  number: number;
  sql: string;
  parameters: SQLInputValue[];
}

/** Its rows, or what SQLite says is wrong with it. */
export type ReadAnswer = { number: number } & ({ rows: unknown[] } | { message: string; errcode: unknown });

const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5000 });
// Searches read pages from everywhere in the file. Read from memory that the system maps, they take half the time.
database.exec('pragma temp_store = memory; pragma cache_size = -16000; pragma mmap_size = 2147418112;');
const statements = new CachedStatements((sql) => database.prepare(sql));

parentPort?.on('message', ({ number, sql, parameters }: ReadQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer(number, sql, parameters));
});

function answer(number: number, sql: string, parameters: readonly SQLInputValue[]): ReadAnswer {
  try {
    return { number, rows: statements.prepare(sql).all(...parameters) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { number, message, errcode: error instanceof Error && 'errcode' in error ? error.errcode : undefined };
  }
}
