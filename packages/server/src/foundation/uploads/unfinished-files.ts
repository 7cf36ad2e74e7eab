import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import { errorCode, errorText } from '../startup/startup-fault.ts';

/** Nothing takes this long to write. */
const UNFINISHED_MAX_MS = 60 * 60 * 1000;

/**
 * Deletes files that a crash left in the folder of unfinished files. A file that cannot be deleted is logged.
 * @returns the names of the deleted files
 */
export async function removeUnfinishedFiles(folder: string, now: number, log: FastifyBaseLogger): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    try {
      const age = now - ((await changedAt(path)) ?? now);
      if (age < UNFINISHED_MAX_MS) continue;
      await rm(path, { force: true });
      removed.push(name);
    } catch (error) {
      log.error({ name, reason: errorText(error) }, 'an unfinished file could not be removed and will be tried again');
    }
  }
  return removed;
}

/** Undefined when the file has been finished meanwhile. */
async function changedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
