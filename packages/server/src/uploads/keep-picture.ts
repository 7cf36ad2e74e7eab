import type { EncodedPicture } from './encoded-picture.ts';
import type { ImageStore } from './image-store.ts';

/** Keeps all files of a picture; throws whatever the store throws when it cannot. */
export async function keepPicture(store: ImageStore, { files }: EncodedPicture): Promise<void> {
  await Promise.all(files.map(({ name, content }) => store.write(name, content)));
}
