import { IMAGE_SIDES, UPLOADED_BYTES_AIM } from '@oja/contract/limits';
import type { UploadPreset } from '@oja/contract/uploads';

import { logFailure } from '../../../platform/log-failure.ts';
import { limitParallel } from './limit-parallel.ts';

/**
 * How a picture is encoded, from the best: its longest side as a share of what the server keeps, and the quality. The
 * first that is small enough is sent. A quality below 0.5 shows, so the picture becomes smaller instead.
 */
const ATTEMPTS = [
  { share: 1, quality: 0.82 },
  { share: 1, quality: 0.7 },
  { share: 1, quality: 0.55 },
  { share: 0.75, quality: 0.6 },
  { share: 0.6, quality: 0.5 },
] as const;

/** The longest sides by purpose, in pixels. The square of a profile picture may be cut from a long picture. */
const SIDES: Record<UploadPreset, number> = { ...IMAGE_SIDES, profile: 2 * IMAGE_SIDES.profile };

/** Other types may be animated (GIF) or have no pixels (SVG); they are sent unchanged. */
const SHRINKABLE = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/bmp',
]);

/** A photo takes up to 100 MB of memory while it is decoded: only one at a time, for small phones. */
const oneAtATime = limitParallel(1);

/**
 * Shrinks a picture for the upload, to at most 250 kB in nearly all cases: no larger than the server keeps it for its
 * purpose, as WebP if the browser can encode it, else as JPEG, rotated by its EXIF orientation. A small picture, and
 * one that the browser cannot decode, stays unchanged.
 * @returns a file with the same name that is never larger
 */
export async function shrinkImage(file: File, preset: UploadPreset): Promise<File> {
  if (!SHRINKABLE.has(file.type)) return file;
  try {
    return await oneAtATime(() => shrink(file, SIDES[preset]));
  } catch (error) {
    logFailure(`${file.name} is sent as it is`, error);
    return file;
  }
}

async function shrink(file: File, sideMax: number): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const side = Math.max(bitmap.width, bitmap.height);
    if (side <= sideMax && file.size <= UPLOADED_BYTES_AIM) return file;
    let smallest = file;
    for (const { share, quality } of ATTEMPTS) {
      const blob = await draw(bitmap, Math.min(1, (sideMax * share) / side), quality);
      if (blob && blob.size < smallest.size) smallest = new File([blob], file.name, { type: blob.type });
      if (smallest.size <= UPLOADED_BYTES_AIM) break;
    }
    return smallest;
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, scale: number, quality: number): Promise<Blob | null> {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const webp = await encode(canvas, 'image/webp', quality);
  // A browser that cannot encode WebP returns PNG instead, which is large for a photo.
  if (webp?.type === 'image/webp') return webp;
  // JPEG has no transparency: without this, transparent pixels would turn black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return encode(canvas, 'image/jpeg', quality);
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
