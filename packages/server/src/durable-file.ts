import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that others see all of it or nothing, also after a power cut: written aside, synced, then renamed.
 * @param path where it shall be
 * @param aside a folder on the same disk for the unfinished file
 */
export async function writeDurably(path: string, content: Uint8Array, aside: string): Promise<void> {
  const unfinished = join(aside, `${basename(path)}.${process.pid}`);
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** A rename is only safe from a power cut once its folder is synced; Windows cannot, and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
