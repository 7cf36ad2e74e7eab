import { IMAGE_PIXELS_MAX } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';

import { Refusal } from '../http/refusal.ts';
import { refuseFile } from './refuse-file.ts';

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif']);
const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/**
 * Refuses what is no picture by its own bytes (its name and declared type prove nothing), and, from the header alone,
 * before anything is decoded, what has more than 25 megapixels.
 * @throws Refusal `not_an_image` or `image_too_large`, at the field `file`
 */
export async function checkPicture(content: Uint8Array): Promise<void> {
  const type = await fileTypeFromBuffer(content);
  // What iPhones take by default is a picture, but its decoder is not free to use: whoever has one is told the way out.
  if (type && HEIC.has(type.mime)) throw new Refusal('not_an_image', { file: VALIDATION.imageHeic }, VALIDATION.imageHeic);
  if (!type || !ACCEPTED.has(type.mime)) throw refuseFile('not_an_image');
  const { width, height } = await readHeader(content);
  if (width * height > IMAGE_PIXELS_MAX) throw refuseFile('image_too_large');
}

async function readHeader(content: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(content, { limitInputPixels: false }).metadata();
  } catch {
    throw refuseFile('not_an_image');
  }
}
