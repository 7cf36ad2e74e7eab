import { access, constants, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { writeDurably } from '../startup/durable-file.ts';
import { errorCode, errorText } from '../startup/startup-fault.ts';
import { type ImageStore, ImageStoreUnavailable } from './image-store.ts';

/** Error codes of a disk that is full, over its quota, read-only, failing, or out of handles. */
const DISK_FAULT_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Stores pictures in a folder of this machine.
 * @param folder the folder of the pictures
 * @param aside a folder on the same disk for unfinished files
 */
export function folderImageStore(folder: string, aside: string): ImageStore {
  return {
    async write(name, content) {
      const path = join(folder, name);
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeDurably(path, content, aside);
      } catch (error) {
        throw explain(error);
      }
    },
    async stream(name) {
      try {
        const file = await open(join(folder, name));
        const { size } = await file.stat();
        return { content: file.createReadStream(), size };
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw explain(error);
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
    },
    publicAddress: () => undefined,
    check: () => access(folder, constants.W_OK),
  };
}

function explain(error: unknown): unknown {
  return DISK_FAULT_CODES.has(errorCode(error) ?? '')
    ? new ImageStoreUnavailable(`pictures cannot be kept or read: ${errorText(error)}`, { cause: error })
    : error;
}
