import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More than a file system keeps beside a name: it needs room of its own. */
const PROBE = Buffer.alloc(64 * 1024);

/**
 * Sees whether a folder can be written, by writing: free space says nothing of quotas, and nothing of a disk that has
 * been made read-only.
 * @throws what the system says when it cannot
 */
export async function probeFolder(folder: string): Promise<void> {
  const file = join(folder, `probe-${randomUUID()}`);
  try {
    await writeFile(file, PROBE, { flag: 'wx' });
  } finally {
    await rm(file, { force: true });
  }
}
