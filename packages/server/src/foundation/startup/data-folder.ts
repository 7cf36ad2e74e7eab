import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { StartupFault, errorText } from './startup-fault.ts';

/** The paths under DATA_DIR. */
export function dataPaths(dataDir: string) {
  return {
    database: join(dataDir, 'oja.sqlite'),
    /** The lock of the folder, or of one port where several servers share the folder; `pid` names who holds it. */
    lock: (port?: number) => join(dataDir, port === undefined ? 'oja.lock' : `port-${port}.lock`),
    pid: (port?: number) => join(dataDir, port === undefined ? 'oja.pid' : `port-${port}.pid`),
    images: join(dataDir, 'images'),
    outbox: join(dataDir, 'outbox'),
    /** Unfinished files: on the same disk as their destination, so that a rename is atomic. */
    unfinished: join(dataDir, 'unfinished'),
  };
}

/**
 * Creates DATA_DIR and its folders.
 * @throws StartupFault where that is not allowed
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const paths = dataPaths(dataDir);
  try {
    for (const folder of [dataDir, paths.images, paths.outbox, paths.unfinished]) {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
  } catch (error) {
    throw new StartupFault(
      [
        `DATA_DIR cannot be written: ${errorText(error)}. Give this user the right to write ${dataDir}, or set DATA_DIR to another folder.`,
      ],
      { cause: error },
    );
  }
}
