import { logFailure } from '../../platform/log-failure.ts';
import { limitParallel } from './limit-parallel.ts';

/** The longest side the server keeps of a post's picture: more is sent in vain. */
const SIDE_MAX = 1600;
/** A picture that is no larger on screen and in bytes is sent as it is. */
const BYTES_SMALL = 1024 * 1024;
const QUALITY = 0.85;

/** Others may move (GIF) or have no pixels (SVG); they go as they are. */
const SHRINKABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif', 'image/bmp']);

/** A camera's picture takes up to 100 MB of memory while it is open: never two at once on a small phone. */
const oneAtATime = limitParallel(1);

/**
 * Makes a picture small enough to travel: at most 1600 px wide or high, as WebP where the browser can write it, else as
 * JPEG, turned the way the camera held it. What is small already, and what the browser cannot open, stays as it is.
 * @returns a file of the same name, never a larger one
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
  // A browser that cannot write WebP gives PNG instead, which is large for a photograph.
  if (webp?.type === 'image/webp') return webp;
  // JPEG knows no transparency; without this it would turn black.
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
