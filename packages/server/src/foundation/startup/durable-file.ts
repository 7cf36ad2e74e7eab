import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file atomically, also for a power cut: the content is written to another file, synced, then renamed.
 * @param path path of the file
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

/** A rename survives a power cut only once its folder is synced; Windows cannot do that, and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
