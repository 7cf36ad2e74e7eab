import type { TestProject } from 'vitest/node';

import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database on the PostgreSQL server of this run. Test files create their own databases beside it. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for the whole run. The run fails with a reason if it cannot start. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
