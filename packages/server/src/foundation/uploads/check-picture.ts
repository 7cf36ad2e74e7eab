import { IMAGE_PIXELS_MAX } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';

import { ApiError } from '../http/api-error.ts';
import { refuseFile } from './refuse-file.ts';

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif']);
const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/**
 * Refuses a file that is not a picture by its own bytes, because its name and declared type prove nothing. Refuses
 * pictures of more than 25 megapixels by the header alone, before anything is decoded.
 * @throws ApiError `not_an_image` or `image_too_large`, at the field `file`
 */
export async function checkPicture(content: Uint8Array): Promise<void> {
  const type = await fileTypeFromBuffer(content);
  // iPhones take HEIC pictures by default, but its decoder is not free to use. The error tells the person what to do
  // instead.
  if (type && HEIC.has(type.mime))
    throw new ApiError('not_an_image', { file: VALIDATION.imageHeic }, VALIDATION.imageHeic);
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
