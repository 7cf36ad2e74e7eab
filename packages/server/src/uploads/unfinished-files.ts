import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { errorCode } from '../startup-fault.ts';

/** Nothing takes this long to write. */
const UNFINISHED_MAX_MS = 60 * 60 * 1000;

/**
 * Removes what a crash left in the folder of unfinished files.
 * @returns the names of those that went
 */
export async function removeUnfinishedFiles(folder: string, now: number): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const age = now - ((await changedAt(path)) ?? now);
    if (age < UNFINISHED_MAX_MS) continue;
    await rm(path, { force: true });
    removed.push(name);
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
