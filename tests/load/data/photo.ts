import sharp from 'sharp';

/** Side of the one large picture that the photos are cut from, in pixels. */
const SIDE = 2200;

/** Noise of one size of grain, spread over the whole picture. */
function grain(size: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 46 } as const;
  return sharp({ create: { width: size, height: size, channels: 3, background: '#808080', noise } })
    .resize(SIDE, SIDE, { kernel: 'cubic' })
    .raw()
    .toBuffer();
}

/**
 * Makes pictures that compress about as badly as photos: details of every size, the smaller the weaker. A WebP of 1080
 * pixels has some 100 kB, one of 320 pixels 14 kB. Each picture is another cut.
 * @returns a function that makes the JPEG with this number, 1600 × 1200 as a phone's app sends it
 */
export async function photographer(): Promise<(number: number) => Promise<Buffer>> {
  const whole = await grain(4);
  for (const [index, size] of [10, 22, 50, 110, 250, 550].entries()) {
    const share = 0.5 * 0.78 ** index;
    const layer = await grain(size);
    for (const [at, value] of layer.entries()) whole[at] = (whole[at] ?? 0) * (1 - share) + value * share;
  }
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  return (number) =>
    sharp(whole, { raw })
      .extract({ left: (number * 137) % (SIDE - 1600), top: (number * 211) % (SIDE - 1200), width: 1600, height: 1200 })
      .modulate({ hue: (number * 47) % 360, saturation: 1.2 })
      .jpeg({ quality: 85 })
      .toBuffer();
}
