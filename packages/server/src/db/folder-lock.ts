import { DatabaseSync } from 'node:sqlite';

import { StartupFault, errorText } from '../startup-fault.ts';

/**
 * Holds DATA_DIR for this process: two servers on one SQLite file would each trust caches and counters of their own.
 * The lock is an open exclusive transaction on a file beside the database, so that the operating system frees it
 * however the process ends, and the database itself stays open to backups.
 * @returns what frees it
 * @throws StartupFault when another process holds it
 */
export function lockFolder(lockFile: string, dataDir: string): () => void {
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(errorText(error))) throw error;
    throw new StartupFault(
      [`Another Oja server is already using ${dataDir}. Stop it, or give this one a DATA_DIR of its own; several servers together need DATABASE_URL.`],
      { cause: error },
    );
  }
  return () => lock.close();
}
