import { IMAGE_PIXELS_MAX, IMAGE_WIDTHS } from '@oja/contract/limits';
import type { UploadPreset } from '@oja/contract/uploads';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

import { type EncodedPicture, type EncodedSize, UndecodablePicture } from './encoded-picture.ts';
import { newImageKey, sizedName } from './image-names.ts';
import { PRESETS } from './presets.ts';

/** libwebp's effort, 0 to 6: 4 gives small files for slow networks. */
const EFFORT = 4;

/** The quality of the sizes: they are shown at two and more pixels for each of the screen's, which hides artefacts. */
const SIZES_QUALITY = 72;
/** The quality of sizes up to 320 px, which are avatars, and what a data saver shows of posts: nearly half as large. */
const SMALL_QUALITY = 40;
/** The widest of them, in pixels. */
const SMALL_WIDTH = 320;

/** The time limit for decoding one picture, in seconds: a prepared file of 10 MB can keep a decoder busy for hours. */
const DECODING_MAX_S = 30;

/** The longest side that a thumbhash is made of, in pixels. */
const HASHED_SIDE = 100;

/** How a picture of our own is encoded differently from an upload. */
export interface OwnPicture {
  /** A lower effort of libwebp is faster, with bigger files. */
  effort?: number;
  /** No pixel of it is transparent: without the fourth channel it is scaled in a third of the time. */
  isOpaque?: boolean;
}

type Pixels = { data: Buffer; info: OutputInfo };

/**
 * Decodes a picture, rotates it upright and scales it to the preset's full size as WebP. All metadata (place, camera,
 * comments) is dropped.
 * @param source the picture's bytes, checked; SVG only from ourselves
 * @throws UndecodablePicture
 */
export async function encodePicture(
  preset: UploadPreset,
  source: Uint8Array,
  { effort = EFFORT, isOpaque = false }: OwnPicture = {},
): Promise<EncodedPicture> {
  const { resize, quality } = PRESETS[preset];
  try {
    const picture = sharp(source, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' }).autoOrient().resize(resize);
    const pixels = await (isOpaque ? picture.removeAlpha() : picture)
      .raw()
      .timeout({ seconds: DECODING_MAX_S })
      .toBuffer({ resolveWithObject: true });
    const content = await fromPixels(pixels).webp({ quality, effort }).toBuffer();
    const { width, height } = pixels.info;
    return { image: { key: newImageKey(), width, height, blur: await blurOf(pixels) }, content };
  } catch (error) {
    throw new UndecodablePicture('no picture came out', { cause: error });
  }
}

/**
 * Makes the sizes of a picture that are narrower than it.
 * @param full the picture's full size, as `encodePicture` encoded it
 * @returns the files by name
 */
export async function encodeSizes(key: string, full: Uint8Array): Promise<EncodedSize[]> {
  const sizes: EncodedSize[] = [];
  let wider = await sharp(full).raw().toBuffer({ resolveWithObject: true });
  const { width: fullWidth, height: fullHeight } = wider.info;
  // Each size is made of the next wider one, which takes half the time.
  for (const width of IMAGE_WIDTHS.toReversed()) {
    if (width >= fullWidth) continue;
    const height = Math.max(1, Math.round((width * fullHeight) / fullWidth));
    wider = await fromPixels(wider).resize({ width, height, fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
    const quality = width > SMALL_WIDTH ? SIZES_QUALITY : SMALL_QUALITY;
    const content = await fromPixels(wider).webp({ quality, effort: EFFORT }).toBuffer();
    sizes.push({ name: sizedName(key, width), content });
  }
  return sizes;
}

/** The blur of a picture as StoredImage has it. */
async function blurOf(pixels: Pixels): Promise<string | null> {
  const { data, info } = await fromPixels(pixels)
    .resize(HASHED_SIDE, HASHED_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // It is shown behind the picture, where a transparent one would not hide it.
  const isOpaque = data.every((value, index) => index % 4 !== 3 || value === 255);
  return isOpaque ? Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64') : null;
}

function fromPixels({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: info });
}
