import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { shrinkImage } from './shrink-image.ts';

const MEGABYTE = 1024 * 1024;
const photo = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'stall.jpg', { type });

/** Fakes a browser that decodes every picture at this size and encodes these types. */
function browserWith({
  width,
  height,
  writes,
  bytesOf = () => 5,
}: {
  width: number;
  height: number;
  writes: string[];
  /** The size of an encoded picture by its longest side and quality. */
  bytesOf?: (side: number, quality: number) => number;
}) {
  const drawn: { width: number; height: number }[] = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the double has the used methods, and jsdom has no canvas
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    fillRect: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
    quality = 1,
  ) {
    drawn.push({ width: this.width, height: this.height });
    const bytes = new Uint8Array(bytesOf(Math.max(this.width, this.height), quality));
    done(new Blob([bytes], { type: writes.includes(type) ? type : 'image/png' }));
  });
  return drawn;
}

/** Shrinks a large photo in a browser that encodes it to so many bytes. */
async function sizeWith(bytesOf: (side: number, quality: number) => number) {
  const drawn = browserWith({ width: 4000, height: 3000, writes: ['image/webp'], bytesOf });
  const { size } = await shrinkImage(photo(4 * MEGABYTE), 'post');
  return { size, widths: drawn.map(({ width }) => width) };
}

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a picture before it is sent', () => {
  it.each([
    ['wide', { width: 4000, height: 3000 }, { width: 1600, height: 1200 }],
    ['high', { width: 3000, height: 4000 }, { width: 1200, height: 1600 }],
    ['narrow', { width: 16_000, height: 2 }, { width: 1600, height: 1 }],
  ])('a %s picture becomes at most 1600 px, as WebP with the same name', async (_case, size, expected) => {
    const drawn = browserWith({ ...size, writes: ['image/webp', 'image/jpeg'] });
    expect(await shrinkImage(photo(4 * MEGABYTE), 'post')).toMatchObject({
      name: 'stall.jpg',
      type: 'image/webp',
      size: 5,
    });
    expect(drawn).toEqual([expected]);
  });

  it.each([
    ['post', 1600],
    ['chat', 1280],
    ['profile', 1024],
  ] as const)('is for a %s no larger than it is kept', async (preset, side) => {
    const drawn = browserWith({ width: 4000, height: 2000, writes: ['image/webp'] });
    await shrinkImage(photo(4 * MEGABYTE), preset);
    expect(drawn).toEqual([{ width: side, height: side / 2 }]);
  });

  it('has a lower quality, and then fewer pixels, until it has at most 250 kB', async () => {
    expect(await sizeWith((_side, quality) => Math.round(quality * 350_000))).toEqual({
      size: 245_000,
      widths: [1600, 1600],
    });
    expect(await sizeWith((side, quality) => Math.round(side * quality * 300))).toEqual({
      size: 216_000,
      widths: [1600, 1600, 1600, 1200],
    });
    expect(await sizeWith(() => 300_000)).toEqual({ size: 300_000, widths: [1600, 1600, 1600, 1200, 960] });
  });

  it('is JPEG if the browser cannot encode WebP', async () => {
    browserWith({ width: 4000, height: 3000, writes: ['image/jpeg'] });
    expect((await shrinkImage(photo(4 * MEGABYTE), 'post')).type).toBe('image/jpeg');
  });

  it('is unchanged when it is small; many bytes on few pixels are encoded again', async () => {
    browserWith({ width: 1200, height: 1600, writes: ['image/webp'] });
    const small = photo(250_000);
    expect(await shrinkImage(small, 'post')).toBe(small);
    expect((await shrinkImage(photo(250_001), 'post')).size).toBe(5);
  });

  it('is unchanged when shrinking would make it larger', async () => {
    browserWith({ width: 4000, height: 3000, writes: ['image/webp'] });
    const tiny = photo(3);
    expect(await shrinkImage(tiny, 'post')).toBe(tiny);
  });

  it('is unchanged when the browser cannot decode it, or it may be animated', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
    );
    const broken = photo(4 * MEGABYTE);
    expect(await shrinkImage(broken, 'post')).toBe(broken);
    vi.stubGlobal('createImageBitmap', undefined);
    expect(await shrinkImage(broken, 'post')).toBe(broken);

    browserWith({ width: 4000, height: 3000, writes: ['image/webp'] });
    const moving = photo(4 * MEGABYTE, 'image/gif');
    expect(await shrinkImage(moving, 'post')).toBe(moving);
  });
});
