import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { shrinkImage } from './shrink-image.ts';

const MEGABYTE = 1024 * 1024;
const photo = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'stall.jpg', { type });

/** Fakes a browser that decodes every picture at this size and encodes these types. */
function browserWith({ width, height, writes }: { width: number; height: number; writes: string[] }) {
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
  ) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob(['small'], { type: writes.includes(type) ? type : 'image/png' }));
  });
  return drawn;
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
    expect(await shrinkImage(photo(4 * MEGABYTE))).toMatchObject({ name: 'stall.jpg', type: 'image/webp', size: 5 });
    expect(drawn).toEqual([expected]);
  });

  it('is JPEG if the browser cannot encode WebP', async () => {
    browserWith({ width: 4000, height: 3000, writes: ['image/jpeg'] });
    expect((await shrinkImage(photo(4 * MEGABYTE))).type).toBe('image/jpeg');
  });

  it('is unchanged when it is small; many bytes on few pixels are encoded again', async () => {
    browserWith({ width: 1200, height: 1600, writes: ['image/webp'] });
    const small = photo(MEGABYTE);
    expect(await shrinkImage(small)).toBe(small);
    expect((await shrinkImage(photo(MEGABYTE + 1))).size).toBe(5);
  });

  it('is unchanged when shrinking would make it larger', async () => {
    browserWith({ width: 4000, height: 3000, writes: ['image/webp'] });
    const tiny = photo(3);
    expect(await shrinkImage(tiny)).toBe(tiny);
  });

  it('is unchanged when the browser cannot decode it, or it may be animated', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
    );
    const broken = photo(4 * MEGABYTE);
    expect(await shrinkImage(broken)).toBe(broken);
    vi.stubGlobal('createImageBitmap', undefined);
    expect(await shrinkImage(broken)).toBe(broken);

    browserWith({ width: 4000, height: 3000, writes: ['image/webp'] });
    const moving = photo(4 * MEGABYTE, 'image/gif');
    expect(await shrinkImage(moving)).toBe(moving);
  });
});
