import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How many pixels may differ, and how much each may differ (0 to 1). Text drawn twice by the same browser is identical
 * to the pixel; a button moved by one pixel differs in more than its outline.
 */
const TOLERANCE = { pixels: 24, colour: 0.04 };

/** The result of a comparison: empty, or a message, with a picture of the difference if both have the same size. */
export type Comparison = { same: true } | { same: false; why: string; difference?: Buffer };

async function decode(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Compares a screenshot with its baseline.
 * @param baseline the accepted picture, in any format that sharp reads
 * @param screenshot the new picture
 */
export async function comparePictures(baseline: Buffer, screenshot: Buffer): Promise<Comparison> {
  const [accepted, now] = await Promise.all([decode(baseline), decode(screenshot)]);
  const { width, height } = accepted;
  if (now.width !== width || now.height !== height) {
    return { same: false, why: `is ${now.width} × ${now.height} px, the baseline ${width} × ${height}` };
  }
  const difference = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(accepted.data, now.data, difference, width, height, {
    threshold: TOLERANCE.colour,
    includeAA: true,
  });
  if (pixels <= TOLERANCE.pixels) return { same: true };
  return {
    same: false,
    why: `differs in ${pixels} pixels (${TOLERANCE.pixels} may)`,
    difference: await sharp(difference, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
