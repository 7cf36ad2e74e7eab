import { randomBytes } from 'node:crypto';

/** A new random key, so that pictures cannot be guessed and spread evenly over folders. */
export function newImageKey(): string {
  return randomBytes(16).toString('hex');
}

/** The longer side of a thumbnail, in pixels. */
export const THUMBNAIL_SIDE = 480;

/** The name under which a picture is stored, and served at /images/. */
export function fullName(key: string): string {
  return `${key.slice(0, 2)}/${key}.webp`;
}

export function thumbnailName(key: string): string {
  return `${key.slice(0, 2)}/${key}-${THUMBNAIL_SIDE}.webp`;
}

/**
 * The key in the name of a full picture or thumbnail; undefined for any other text, which must never reach the disk.
 */
export function keyIn(name: string): string | undefined {
  const key = /^[0-9a-f]{2}\/([0-9a-f]{32})(?:-480)?\.webp$/.exec(name)?.[1];
  return key !== undefined && (name === fullName(key) || name === thumbnailName(key)) ? key : undefined;
}
