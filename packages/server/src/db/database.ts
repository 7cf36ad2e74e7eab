import { Kysely } from 'kysely';

import { dataPaths } from '../data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { LateSync } from './late-sync.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { explainSqliteError } from './sqlite-faults.ts';
import { WriteWatch } from './write-watch.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Queries: inside a transaction and outside. */
export type Queries = Kysely<Tables>;

/** What is shown of posts, to everybody and to each reader, stands in these. */
const SHOWN_TABLES = ['posts', 'removed_posts', 'users', 'comments', 'likes', 'saves'];

/** Who is logged in, and as what, stands in these. */
const SESSION_TABLES = ['sessions', 'users'];

export interface Database {
  kind: DatabaseKind;
  queries: Queries;
  /** Counts what is written to the tables that posts are shown from; undefined where other processes write as well: see standing.ts. */
  shownWrites: WriteWatch | undefined;
  /** The same for the tables of sessions. */
  sessionWrites: WriteWatch | undefined;
  /**
   * A transaction that lets other requests go on while it is made durable: for those that are frequent and many at a
   * time. Resolves once it is durable; others see it a moment before.
   */
  transact<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens the database of the configuration and brings it to this version's tables.
 * @throws StartupFault when it cannot be reached, is in use by another server, is damaged or comes from a newer version
 */
export async function openDatabase(config: { dataDir: string; databaseUrl: string | undefined }): Promise<Database> {
  return config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl);
}

async function openSqlite(dataDir: string): Promise<Database> {
  const paths = dataPaths(dataDir);
  const unlock = lockFolder(paths.lock, dataDir);
  const shownWrites = new WriteWatch(SHOWN_TABLES);
  const sessionWrites = new WriteWatch(SESSION_TABLES);
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(paths.database, [shownWrites, sessionWrites]) });
  const lateSync = new LateSync(queries, paths.database);
  const database: Database = {
    kind: 'sqlite',
    queries,
    shownWrites,
    sessionWrites,
    transact: (work) => lateSync.transact(work),
    async close() {
      await lateSync.close();
      await queries.destroy();
      unlock();
    },
  };
  try {
    await migrate(database, migrations);
  } catch (error) {
    await database.close();
    throw explainSqliteError(paths.database, error);
  }
  return database;
}

async function openPostgres(url: string): Promise<Database> {
  // A step on a large table may take minutes; afterwards no query may.
  const patient = new Kysely<Tables>({ dialect: await postgresDialect(url, { patient: true }) });
  try {
    await migrate({ kind: 'postgres', queries: patient }, migrations);
  } finally {
    await patient.destroy();
  }
  const queries = new Kysely<Tables>({ dialect: await postgresDialect(url) });
  return {
    kind: 'postgres',
    queries,
    shownWrites: undefined, sessionWrites: undefined,
    transact: (work) => queries.transaction().execute(work),
    close: () => queries.destroy(),
  };
}
