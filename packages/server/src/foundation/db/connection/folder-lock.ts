import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { dataPaths } from '../../startup/data-folder.ts';
import { StartupFault, errorText } from '../../startup/startup-fault.ts';

/**
 * Locks DATA_DIR for this process: two servers on one SQLite file would each trust their own caches and counters. The
 * lock is an open exclusive transaction on a file beside the database. The operating system releases it however the
 * process ends, and the database itself stays open to backups. A file beside it contains the process id.
 * @returns a function that releases the lock
 * @throws StartupFault when another process holds it, with the id of that process
 */
export function lockFolder(dataDir: string): () => void {
  const paths = dataPaths(dataDir);
  const lock = new DatabaseSync(paths.lock, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(errorText(error))) throw error;
    const pid = readPid(paths.pid);
    throw new StartupFault(
      [
        pid === undefined
          ? `Another Oja server is already using ${dataDir}. Stop it, ${ALTERNATIVES}`
          : `Another Oja server (process ${pid}) is already using ${dataDir}. Stop it with "kill ${pid}", ${ALTERNATIVES}`,
      ],
      { cause: error },
    );
  }
  writePid(paths.pid);
  return () => {
    rmSync(paths.pid, { force: true });
    lock.close();
  };
}

const ALTERNATIVES = 'or give this one a PORT and a DATA_DIR of its own; several servers together need DATABASE_URL.';

function writePid(file: string): void {
  try {
    writeFileSync(file, String(process.pid));
  } catch {
    // On a full disk the server still starts, and serves the existing data; only the process id is missing.
  }
}

/** The process that holds the lock; undefined where it could not write its id. */
function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}
