import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';

/** Lists every file at or below the given paths, in a fixed order. */
async function listFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
}

/**
 * Returns one hash over the contents of files and folders: the same hash means the same sources.
 * @param paths files or folders; a missing one is an error
 */
export async function hashSources(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await listFiles(path)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}
