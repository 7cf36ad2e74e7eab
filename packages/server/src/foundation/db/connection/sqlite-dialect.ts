import { DatabaseSync, type StatementSync } from 'node:sqlite';

import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

import { CachedStatements, bindable } from './cached-statements.ts';

/**
 * Pages of the log, 16 MB in all, after which it is copied into the database. The copy blocks everything, so it is done
 * rarely. Most pages are written repeatedly, and are then copied once.
 */
const LOG_PAGES = 4000;

/** A Kysely dialect on Node's own SQLite, opened so that an acknowledged write survives a crash and a power cut. */
export function sqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({ database: async () => adapt(openSqlite(path)) });
}

function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000;',
  );
  database.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`);
  return database;
}

/** Adapts node:sqlite to Kysely's interface. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new CachedStatements((sql) =>
    sql === 'rollback' ? rollback(database) : adaptStatement(database.prepare(sql)),
  );
  return {
    close() {
      statements.clear();
      database.exec('pragma optimize');
      database.close();
    },
    prepare: (sql) => statements.prepare(sql),
  };
}

/**
 * On a full disk, SQLite rolls back by itself. A second rollback would fail, and its error would hide the original
 * one.
 */
function rollback(database: DatabaseSync): SqliteStatement {
  const statement = adaptStatement(database.prepare('rollback'));
  return {
    ...statement,
    run: (parameters) => (database.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}
