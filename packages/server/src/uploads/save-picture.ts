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

/** What decoding one picture may take: a file of 10 MB can be made to keep a decoder busy for hours. */
const DECODING_MAX_S = 30;

/** The bytes looked like a picture, but no picture came out of them. */
export class UndecodablePicture extends Error {}

/**
 * Decodes a picture, turns it upright, brings it to the preset's sizes and keeps it as WebP. Everything that came with
 * it (place, camera, comments) stays behind.
 * @param source the picture's bytes, checked; SVG only from ourselves
 * @param effort less is faster and bigger
 * @throws UndecodablePicture, and whatever the store throws when it cannot keep it
 */
export async function savePicture(store: ImageStore, preset: UploadPreset, source: Uint8Array, effort = EFFORT): Promise<StoredImage> {
  const key = newImageKey();
  const [first, ...others] = PRESETS[preset];
  const encoded = await encode(first, source, effort);
  const encodedOthers = await Promise.all(others.map((variant) => encode(variant, source, effort)));
  // Nothing is kept of a picture until all of it is encoded.
  await Promise.all([encoded, ...encodedOthers].map(({ variant, data }) => store.write(variant.nameOf(key), data)));
  return { key, width: encoded.info.width, height: encoded.info.height };
}

async function encode(variant: Variant, source: Uint8Array, effort: number) {
  try {
    const { data, info } = await sharp(source, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize(variant.resize)
      .webp({ quality: variant.quality, effort })
      .timeout({ seconds: DECODING_MAX_S })
      .toBuffer({ resolveWithObject: true });
    return { variant, data, info };
  } catch (error) {
    throw new UndecodablePicture('no picture came out', { cause: error });
  }
}
