import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely } from 'kysely';

import { dataPaths } from '../../packages/server/src/foundation/startup/data-folder.ts';
import type { Queries } from '../../packages/server/src/foundation/db/database.ts';
import { postgresDialect } from '../../packages/server/src/foundation/db/connection/postgres-dialect.ts';
import type { Tables } from '../../packages/server/src/foundation/db/schema.ts';
import { sqliteDialect } from '../../packages/server/src/foundation/db/connection/sqlite-dialect.ts';
import { type PostgresServer, makePostgresServer } from '../../packages/server/test/postgres-server.ts';

/** The data folder and database of a server under test, removed at the end. */
export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Undefined if the database is a file. */
  postgres: PostgresServer | undefined;
  /** Queries the database beside the server that uses it. */
  look<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** The databases. Both sync to the disk as in production. */
export const KINDS = ['SQLite', 'PostgreSQL'] as const;

export async function makePlace(kind: (typeof KINDS)[number]): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oja-faults-'));
  const postgres = kind === 'PostgreSQL' ? await makePostgresServer({ durable: true }) : undefined;
  return {
    dataDir,
    databaseUrl: postgres?.url,
    postgres,
    async look(work) {
      const dialect = postgres
        ? await postgresDialect(postgres.url, { patient: true })
        : sqliteDialect(dataPaths(dataDir).database);
      const queries = new Kysely<Tables>({ dialect });
      try {
        return await work(queries);
      } finally {
        await queries.destroy();
      }
    },
    async remove() {
      await postgres?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
