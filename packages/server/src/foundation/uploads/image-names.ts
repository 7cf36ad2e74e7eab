import { randomBytes } from 'node:crypto';

import type { ImageWidth } from '@oja/contract/image-sizes';
import { IMAGE_WIDTHS } from '@oja/contract/limits';

/** A new random key, so that pictures cannot be guessed and spread evenly over folders. */
export function newImageKey(): string {
  return randomBytes(16).toString('hex');
}

/** The name under which a picture is stored, and served at /images/. */
export function fullName(key: string): string {
  return `${key.slice(0, 2)}/${key}.webp`;
}

/** The name of one of its sizes, by the rule of `sizedImage` of the contract. */
export function sizedName(key: string, width: ImageWidth): string {
  return `${key.slice(0, 2)}/${key}-${width}.webp`;
}

/**
 * The name of the 480 px thumbnail that earlier versions stored. Pages that people kept name it, and are answered with
 * the size of 640 px.
 */
function thumbnailName(key: string): string {
  return `${key.slice(0, 2)}/${key}-480.webp`;
}

/** All names under which a picture may have files. */
export function allNames(key: string): string[] {
  return [fullName(key), ...IMAGE_WIDTHS.map((width) => sizedName(key, width)), thumbnailName(key)];
}

/** A picture's key, and the width of the size that is meant; null for the full size. */
export interface ImageName {
  key: string;
  width: ImageWidth | null;
}

/** Reads a name; undefined for any other text, which must never reach the disk. */
export function readImageName(name: string): ImageName | undefined {
  const key = /^[0-9a-f]{2}\/([0-9a-f]{32})(?:-\d{3,4})?\.webp$/.exec(name)?.[1];
  if (key === undefined) return undefined;
  if (name === fullName(key)) return { key, width: null };
  if (name === thumbnailName(key)) return { key, width: 640 };
  const width = IMAGE_WIDTHS.find((candidate) => name === sizedName(key, candidate));
  return width && { key, width };
}
