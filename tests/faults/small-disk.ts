import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Program } from '../processes/program.ts';

const run = promisify(execFile);

/** Enough for a database with a few posts. */
const SIZE_MB = 32;

/** A folder on a disk that can be filled. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk, as seen by the server on it. */
  fill(server: Program): Promise<void>;
  /** Frees the space. */
  empty(server: Program): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates a small disk: a real one where it can be mounted (root on Linux, any user on macOS). Elsewhere on Linux it is
 * a folder with a limit on the size of the server's files, which looks the same to the server.
 */
export async function makeSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'oja-disk-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  if (process.platform === 'darwin') return macDisk(folder, remove);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'oja-disk', folder]);
  } catch {
    return boundedFiles(folder, remove);
  }
  return mounted(folder, async () => {
    await run('umount', [folder]);
    await remove();
  });
}

async function macDisk(folder: string, remove: () => Promise<void>): Promise<SmallDisk> {
  const image = `${folder}.dmg`;
  await run('hdiutil', ['create', '-size', `${SIZE_MB}m`, '-fs', 'HFS+', '-volname', 'oja-disk', image]);
  await run('hdiutil', ['attach', '-nobrowse', '-mountpoint', folder, image]);
  return mounted(folder, async () => {
    await run('hdiutil', ['detach', '-force', folder]);
    await rm(image, { force: true });
    await remove();
  });
}

function mounted(folder: string, remove: () => Promise<void>): SmallDisk {
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      // To the last byte: the write that no longer fits ends this, and keeps the part that fitted.
      await writeFile(ballast, Buffer.alloc(SIZE_MB * 1024 * 1024)).catch(() => undefined);
    },
    empty: () => rm(ballast),
    remove,
  };
}

/** Limits the file size of one process, without special privileges. */
function boundedFiles(folder: string, remove: () => Promise<void>): SmallDisk {
  return {
    folder,
    fill: (server) => boundFiles(server, '1'),
    empty: (server) => boundFiles(server, 'unlimited'),
    remove,
  };
}

async function boundFiles(server: Program, bytes: string): Promise<void> {
  await run('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
}
