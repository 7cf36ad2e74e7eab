import { Kysely, sql } from 'kysely';

import { dataPaths } from '../../startup/data-folder.ts';
import type { Database, Queries } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/list.ts';
import type { Tables } from '../schema.ts';
import { lockFolder } from './folder-lock.ts';
import { DeferredSync } from './deferred-sync.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { readingThreadDialect } from './reading-thread.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { StartupFault, errorText } from '../../startup/startup-fault.ts';

/**
 * Opens the configured database and migrates it to this version's tables.
 * @throws StartupFault when it cannot be reached, is in use by another server, is damaged or comes from a newer
 *   version
 */
export async function openDatabase(config: { dataDir: string; databaseUrl: string | undefined }): Promise<Database> {
  return config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl);
}

async function openSqlite(dataDir: string): Promise<Database> {
  const paths = dataPaths(dataDir);
  const unlock = lockFolder(dataDir);
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(paths.database) });
  const longReads = new Kysely<Tables>({ dialect: readingThreadDialect(paths.database) });
  const deferredSync = new DeferredSync(queries, paths.database);
  const database: Database = {
    kind: 'sqlite',
    queries,
    longReads,
    warnings: [],
    transact: (work) => deferredSync.transact(work),
    async close() {
      await deferredSync.close();
      await longReads.destroy();
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
  // A migration of a large table may take minutes; later queries may not.
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
    longReads: queries,
    // The first query: without one, Kysely would not end the pool at the close, and a connection would stay.
    warnings: await findWarnings(queries),
    transact: (work) => queries.transaction().execute(work),
    close: () => queries.destroy(),
  };
}

/**
 * Warns about missing search indexes. Search works without them, but reads whole tables: the migrations skip them
 * where pg_trgm may not be created.
 */
async function findWarnings(queries: Queries): Promise<string[]> {
  const { rows } =
    await sql`select 1 where to_regclass('posts_by_search_text') is not null and to_regclass('users_by_search_text') is not null`.execute(
      queries,
    );
  if (rows.length > 0) return [];
  return [
    'The PostgreSQL extension pg_trgm or an index that needs it is missing: search is slow. docs/operations.md says under "Databases" how to create them.',
  ];
}

/** Advice for SQLite's result codes that an operator can act on. */
const ADVICE: Record<number, string> = {
  8: 'Give this user the right to write it',
  10: 'See that the disk works',
  11: 'Restore it from a backup, or move it away to start with a new one',
  13: 'Make room on the disk',
  14: 'Give this user the right to read and write it and its folder',
  26: 'Restore it from a backup, or move it away to start with a new one',
};

/** Turns an error while opening the SQLite file into one line with advice; returns any other error unchanged. */
function explainSqliteError(path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return error;
  const advice = ADVICE[error.errcode % 256];
  if (advice === undefined) return error;
  return new StartupFault([`The database file ${path} cannot be used: ${errorText(error)}. ${advice}.`], {
    cause: error,
  });
}
