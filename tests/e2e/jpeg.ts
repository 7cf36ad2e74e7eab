import sharp from 'sharp';

/** Creates a photo-like JPEG with a camera's EXIF data, GPS position included, as phones do. */
export function makeJpeg(options: { width: number; height: number; hue: number; noisy?: boolean }): Promise<Buffer> {
  const { width, height, hue, noisy = false } = options;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue},70%,40%)"/><stop offset="1" stop-color="hsl(${hue + 60},80%,70%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="50%" r="20%" fill="hsl(${hue + 180},60%,60%)"/></svg>`;
  const image = noisy
    ? sharp({
        create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
      })
    : sharp(Buffer.from(svg));
  return image
    .withExif({
      IFD0: { Make: 'Tecno', Model: 'Camon 30', Software: 'e2e' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 23/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}
