import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import { writeDurably } from '../durable-file.ts';
import { errorCode } from '../startup-fault.ts';

/** Where encoded pictures are kept, by name. Names are never used twice, so nothing is ever overwritten. */
export interface ImageStore {
  write(name: string, content: Uint8Array): Promise<void>;
  /** The whole file, or undefined when there is none of that name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** The file as a stream with its size, or undefined when there is none of that name. */
  stream(name: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Removes the file; one that is not there is as good as removed. */
  remove(name: string): Promise<void>;
}

/**
 * Keeps pictures in a folder of this machine.
 * @param folder where they go
 * @param aside a folder on the same disk for unfinished files
 */
export function folderImageStore(folder: string, aside: string): ImageStore {
  return {
    async write(name, content) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeDurably(path, content, aside);
    },
    read(name) {
      return ifThere(() => readFile(join(folder, name)));
    },
    stream(name) {
      return ifThere(async () => {
        const file = await open(join(folder, name));
        const { size } = await file.stat();
        return { content: file.createReadStream(), size };
      });
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
    },
  };
}

async function ifThere<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
