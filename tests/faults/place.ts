import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely } from 'kysely';

import { dataPaths } from '../../packages/server/src/data-folder.ts';
import type { Queries } from '../../packages/server/src/db/database.ts';
import { postgresDialect } from '../../packages/server/src/db/postgres-dialect.ts';
import type { Tables } from '../../packages/server/src/db/schema.ts';
import { sqliteDialect } from '../../packages/server/src/db/sqlite-dialect.ts';
import { type PostgresServer, makePostgresServer } from '../../packages/server/test/postgres-server.ts';

/** Where a server under test keeps its things; all of it is thrown away at the end. */
export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Stands still when the database is a file. */
  postgres: PostgresServer | undefined;
  /** Looks into the database beside the server that uses it. */
  look<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** The databases, each synced to the disk as in earnest. */
export const KINDS = ['SQLite', 'PostgreSQL'] as const;

export async function makePlace(kind: (typeof KINDS)[number]): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oja-faults-'));
  const postgres = kind === 'PostgreSQL' ? await makePostgresServer({ durable: true }) : undefined;
  return {
    dataDir,
    databaseUrl: postgres?.url,
    postgres,
    async look(work) {
      const dialect = postgres ? await postgresDialect(postgres.url, { patient: true }) : sqliteDialect(dataPaths(dataDir).database);
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
