import { logFailure } from '../../../platform/log-failure.ts';
import { limitParallel } from './limit-parallel.ts';

/** The longest side of a post's picture that the server keeps: larger uploads waste data. */
const SIDE_MAX = 1600;
/** A picture up to this size and the longest side is sent unchanged. */
const BYTES_SMALL = 1024 * 1024;
const QUALITY = 0.85;

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
 * Shrinks a picture for the upload: at most 1600 px wide or high, as WebP if the browser can encode it, else as JPEG,
 * rotated by its EXIF orientation. A small picture, and one that the browser cannot decode, stays unchanged.
 * @returns a file with the same name that is never larger
 */
export async function shrinkImage(file: File): Promise<File> {
  if (!SHRINKABLE.has(file.type)) return file;
  try {
    return await oneAtATime(() => shrink(file));
  } catch (error) {
    logFailure(`${file.name} is sent as it is`, error);
    return file;
  }
}

async function shrink(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
    if (scale === 1 && file.size <= BYTES_SMALL) return file;
    const blob = await draw(bitmap, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const webp = await encode(canvas, 'image/webp');
  // A browser that cannot encode WebP returns PNG instead, which is large for a photo.
  if (webp?.type === 'image/webp') return webp;
  // JPEG has no transparency: without this, transparent pixels would turn black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return encode(canvas, 'image/jpeg');
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });
}
