import sharp from 'sharp';

import { fullName, thumbnailName } from './image-names.ts';
import type { ImageStore } from './image-store.ts';
import type { StoredImage } from './save-picture.ts';

/** Looks up a picture that was uploaded for a post; undefined when there is none of that key, or it was for something else. */
export async function findPostPicture(store: ImageStore, key: string): Promise<StoredImage | undefined> {
  const [full, thumbnail] = await Promise.all([store.read(fullName(key)), store.read(thumbnailName(key))]);
  if (!full || !thumbnail) return undefined;
  const { width, height } = await sharp(full).metadata();
  return { key, width, height };
}
