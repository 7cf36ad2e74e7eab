import type { EncodedPicture } from './encoded-picture.ts';
import type { ImageStore } from './image-store.ts';

/**
 * Stores all files of a picture.
 * @throws ImageStoreAway
 */
export async function storePicture(store: ImageStore, { files }: EncodedPicture): Promise<void> {
  await Promise.all(files.map(({ name, content }) => store.write(name, content)));
}
