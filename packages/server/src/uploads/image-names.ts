import { randomBytes } from 'node:crypto';

/** A fresh key: random, so that pictures cannot be guessed and spread evenly over folders. */
export function newImageKey(): string {
  return randomBytes(16).toString('hex');
}

/** The longer side of a thumbnail, in pixels. */
export const THUMBNAIL_SIDE = 480;

/** The name a picture is stored under, and served under at /images/. */
export function fullName(key: string): string {
  return `${key.slice(0, 2)}/${key}.webp`;
}

export function thumbnailName(key: string): string {
  return `${key.slice(0, 2)}/${key}-${THUMBNAIL_SIDE}.webp`;
}

/** Whether a name could be one of ours; nothing else ever reaches the disk. */
export function isImageName(name: string): boolean {
  const match = /^([0-9a-f]{2})\/([0-9a-f]{32})(?:-480)?\.webp$/.exec(name);
  return match?.[2]?.startsWith(match[1] ?? '') ?? false;
}
