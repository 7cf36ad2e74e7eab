import { IMAGE_PIXELS_MAX } from '@oja/contract/limits';
import type { UploadPreset } from '@oja/contract/uploads';
import sharp from 'sharp';

import { newImageKey } from './image-names.ts';
import type { ImageStore } from './image-store.ts';
import { PRESETS, type Variant } from './presets.ts';

/** What is remembered of a stored picture. */
export interface StoredImage {
  key: string;
  width: number;
  height: number;
}

/** libwebp's effort, 0 to 6: 4 gives small files for slow networks. */
const EFFORT = 4;

/**
 * Decodes a picture, turns it upright, brings it to the preset's sizes and keeps it as WebP. Everything that came with
 * it (place, camera, comments) stays behind.
 * @param source the picture's bytes, checked; SVG only from ourselves
 * @param effort less is faster and bigger
 */
export async function savePicture(store: ImageStore, preset: UploadPreset, source: Uint8Array, effort = EFFORT): Promise<StoredImage> {
  const key = newImageKey();
  const [first, ...others] = PRESETS[preset];
  const { width, height } = await saveVariant(store, key, first, source, effort);
  await Promise.all(others.map((variant) => saveVariant(store, key, variant, source, effort)));
  return { key, width, height };
}

async function saveVariant(store: ImageStore, key: string, variant: Variant, source: Uint8Array, effort: number) {
  const { data, info } = await sharp(source, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize(variant.resize)
    .webp({ quality: variant.quality, effort })
    .toBuffer({ resolveWithObject: true });
  await store.write(variant.nameOf(key), data);
  return info;
}
