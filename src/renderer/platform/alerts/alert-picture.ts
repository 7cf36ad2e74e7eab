import { sizedImage } from '@oja/contract/image-sizes';

import type { PICTURE_SIDE } from '../../../bridge/alerts.ts';

/** The width and height of the drawn picture, in pixels. */
const SIDE: typeof PICTURE_SIDE = 96;
/** How long an alert waits for its picture, in milliseconds. */
const WAIT_MS = 1500;
/** After a picture that did not come in time, alerts do not wait for others so long, in milliseconds. */
const PAUSE_MS = 60_000;
/** More than any avatar of this width, in bytes. */
const BYTES_MAX = 200_000;
/** How many drawn pictures are remembered. */
const DRAWN_MAX = 50;

/** The pixels of pictures by their address, the last used one at the end. */
const drawn = new Map<string, string>();
let pausedUntil = 0;

async function load(address: string): Promise<ImageBitmap> {
  const answer = await fetch(sizedImage(address, 128), { signal: AbortSignal.timeout(WAIT_MS) });
  const picture = await answer.blob();
  if (!answer.ok || picture.size > BYTES_MAX) throw new Error(`No picture to show: ${answer.status}`);
  return createImageBitmap(picture);
}

/** Draws the middle of a picture as a circle, and returns its pixels in Base64. */
function draw(picture: ImageBitmap): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.arc(SIDE / 2, SIDE / 2, SIDE / 2, 0, 2 * Math.PI);
  context.clip();
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return btoa(Array.from(data, (part) => String.fromCodePoint(part)).join(''));
}

/**
 * Returns the pixels of an alert's picture, for the desktop's notifications: systems read no WebP, and main loads
 * nothing from addresses of other users. The page's policy allows pictures of its own server only.
 * @returns undefined for a picture that cannot be had in time
 */
export async function pictureOf(address: string, now = Date.now()): Promise<string | undefined> {
  const known = drawn.get(address);
  if (known === undefined && now < pausedUntil) return undefined;
  try {
    const pixels = known ?? draw(await load(address));
    drawn.delete(address);
    drawn.set(address, pixels);
    const [oldest] = drawn.keys();
    if (drawn.size > DRAWN_MAX && oldest !== undefined) drawn.delete(oldest);
    return pixels;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') pausedUntil = now + PAUSE_MS;
    return undefined;
  }
}
