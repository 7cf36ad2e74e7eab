import type { TestProject } from 'vitest/node';

import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database on the PostgreSQL server of this run; test files make their own beside it. */
    postgresUrl: string;
  }
}

/** One PostgreSQL server for a whole run. Without one the run fails, and says why. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
