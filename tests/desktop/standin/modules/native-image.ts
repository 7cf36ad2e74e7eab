import { readFileSync } from 'node:fs';

import { refuse, Strict, strictModule } from '../strict.ts';
import { pngSize, writePng } from './png.ts';

interface Size {
  width: number;
  height: number;
}

/** A picture, as PNG for each scale factor. */
class NativeImage extends Strict {
  readonly #representations = new Map<number, { png: Buffer; size: Size }>();
  #isTemplate = false;

  /** @param buffer a PNG, or a bitmap if `width` and `height` are given, in the picture's own pixels */
  addRepresentation({
    scaleFactor = 1,
    width,
    height,
    buffer,
  }: {
    scaleFactor?: number;
    width?: number;
    height?: number;
    buffer?: Buffer;
  }): void {
    if (buffer === undefined) refuse('nativeImage.addRepresentation without a buffer');
    const size = pngSize(buffer);
    if (size) this.#representations.set(scaleFactor, { png: buffer, size });
    else if (width === undefined || height === undefined) refuse('nativeImage from anything but PNG and bitmaps');
    else this.#representations.set(scaleFactor, { png: writePng(buffer, { width, height }), size: { width, height } });
  }

  toPNG({ scaleFactor = 1 }: { scaleFactor?: number } = {}): Buffer {
    return (this.#representations.get(scaleFactor) ?? this.#first())?.png ?? Buffer.alloc(0);
  }

  /** In device-independent pixels. */
  getSize(): Size {
    const [scale = 1] = this.#representations.keys();
    const { width = 0, height = 0 } = this.#first()?.size ?? {};
    return { width: Math.round(width / scale), height: Math.round(height / scale) };
  }

  isEmpty(): boolean {
    return this.#representations.size === 0;
  }

  setTemplateImage(isTemplate: boolean): void {
    this.#isTemplate = isTemplate;
  }

  isTemplateImage(): boolean {
    return this.#isTemplate;
  }

  #first() {
    return this.#representations.values().next().value;
  }
}
export type { NativeImage };

function createFromBuffer(
  buffer: Buffer,
  options: { width?: number; height?: number; scaleFactor?: number } = {},
): NativeImage {
  const image = new NativeImage();
  // As in Electron, unreadable data gives an empty picture.
  if (pngSize(buffer) || options.width !== undefined) image.addRepresentation({ ...options, buffer });
  return image;
}

function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}

export const nativeImage = strictModule('nativeImage', {
  createEmpty: () => new NativeImage(),
  createFromBuffer,
  createFromBitmap: (buffer: Buffer, options: { width: number; height: number; scaleFactor?: number }) =>
    createFromBuffer(buffer, options),
  createFromPath: (path: string) => createFromBuffer(readIfThere(path)),
});
