import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type NativeImage, nativeImage } from 'electron';

import { PICTURE_SIDE } from '../../bridge/alerts.ts';

/**
 * Returns the image of an alert's picture. The page sends pixels, so that main reads no picture file from it.
 * @param picture red, green, blue and alpha of each pixel, in Base64
 */
export function imageOf(picture: string): NativeImage {
  const pixels = Buffer.from(picture, 'base64');
  // Electron's format: blue, green, red and alpha, premultiplied.
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    pixels.set(
      [blue, green, red].map((part) => Math.round((part * alpha) / 255)),
      at,
    );
  }
  const image = nativeImage.createEmpty();
  image.addRepresentation({ scaleFactor: 1, width: PICTURE_SIDE, height: PICTURE_SIDE, buffer: pixels });
  return image;
}

/** Saves the image for a toast of Windows. Returns the address of its file; undefined if the disk refuses it. */
export type SaveImage = (image: NativeImage) => string | undefined;

/**
 * Creates the files of images: the toasts of Windows read them from there. Those of earlier runs are deleted first.
 * @param temp returns the system's folder for temporary files
 */
export function createImageFiles(temp: () => string, onFault: (error: unknown) => void): SaveImage {
  let folder: string | undefined;
  const openFolder = () => {
    const ours = join(temp(), 'oja-notifications');
    rmSync(ours, { recursive: true, force: true });
    mkdirSync(ours, { recursive: true });
    return ours;
  };
  return (image) => {
    try {
      folder ??= openFolder();
      const png = image.toPNG();
      // One file for each picture, however often it is shown.
      const file = join(folder, `${createHash('sha256').update(png).digest('hex')}.png`);
      writeFileSync(file, png);
      return pathToFileURL(file).href;
    } catch (error) {
      onFault(error);
      return undefined;
    }
  };
}
