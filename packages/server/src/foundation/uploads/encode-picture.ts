import { IMAGE_PIXELS_MAX } from '@oja/contract/limits';
import type { UploadPreset } from '@oja/contract/uploads';
import sharp from 'sharp';

import { type EncodedPicture, UndecodablePicture } from './encoded-picture.ts';
import { newImageKey } from './image-names.ts';
import { PRESETS, type Variant } from './presets.ts';

/** libwebp's effort, 0 to 6: 4 gives small files for slow networks. */
const EFFORT = 4;

/** The time limit for decoding one picture, in seconds: a prepared file of 10 MB can keep a decoder busy for hours. */
const DECODING_MAX_S = 30;

/**
 * Decodes a picture, rotates it upright and scales it to the preset's sizes as WebP. All metadata (place, camera,
 * comments) is dropped.
 * @param source the picture's bytes, checked; SVG only from ourselves
 * @param effort a lower effort is faster, with bigger files
 * @throws UndecodablePicture
 */
export async function encodePicture(
  preset: UploadPreset,
  source: Uint8Array,
  effort = EFFORT,
): Promise<EncodedPicture> {
  const key = newImageKey();
  const [first, ...others] = PRESETS[preset];
  const { info, ...full } = await encode(key, first, source, effort);
  const rest = await Promise.all(others.map((variant) => encode(key, variant, source, effort)));
  return { image: { key, width: info.width, height: info.height }, files: [full, ...rest] };
}

async function encode(key: string, variant: Variant, source: Uint8Array, effort: number) {
  try {
    const { data, info } = await sharp(source, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize(variant.resize)
      .webp({ quality: variant.quality, effort })
      .timeout({ seconds: DECODING_MAX_S })
      .toBuffer({ resolveWithObject: true });
    return { name: variant.nameOf(key), content: data, info };
  } catch (error) {
    throw new UndecodablePicture('no picture came out', { cause: error });
  }
}
