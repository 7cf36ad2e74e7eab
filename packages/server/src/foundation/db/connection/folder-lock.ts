import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { dataPaths } from '../../startup/data-folder.ts';
import { StartupFault, errorText } from '../../startup/startup-fault.ts';

/**
 * Locks DATA_DIR for this process: two servers on one SQLite file would each trust their own caches and counters. The
 * lock is an open exclusive transaction on a file beside the database. The operating system releases it however the
 * process ends, and the database itself stays open to backups. A file beside it contains the process id.
 * @param port locks only this port of the folder: on PostgreSQL, servers on several ports may share it
 * @returns a function that releases the lock
 * @throws StartupFault when another process holds it, with the id of that process
 */
export function lockFolder(dataDir: string, port?: number): () => void {
  const paths = dataPaths(dataDir);
  const pidFile = paths.pid(port);
  const lock = new DatabaseSync(paths.lock(port), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(errorText(error))) throw error;
    const pid = readPid(pidFile);
    const holder = pid === undefined ? 'Another Oja server' : `Another Oja server (process ${pid})`;
    const place = port === undefined ? dataDir : `PORT ${port} with ${dataDir}`;
    const stop = pid === undefined ? 'Stop it' : `Stop it with "kill ${pid}"`;
    const otherwise = port === undefined ? ALTERNATIVES : `or start this one with another PORT.`;
    throw new StartupFault([`${holder} is already using ${place}. ${stop}, ${otherwise}`], { cause: error });
  }
  writePid(pidFile);
  return () => {
    rmSync(pidFile, { force: true });
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
