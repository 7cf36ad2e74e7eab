import type { TestProject } from 'vitest/node';

import { openDatabase } from '../src/foundation/db/connection/open-database.ts';
import { createDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database on the PostgreSQL server of this run. Test files create their own databases beside it. */
    postgresUrl: string;
    /** The name of a database with this version's tables. Test files copy it, which is faster than migrations. */
    postgresTemplate: string;
  }
}

/** Starts one PostgreSQL server for the whole run. The run fails with a reason if it cannot start. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const template = await createDatabase(postgres.url);
  const database = await openDatabase({ dataDir: '', databaseUrl: template.url });
  await database.close();
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', template.name);
  return async () => {
    await template.drop();
    await postgres.stop();
  };
}
