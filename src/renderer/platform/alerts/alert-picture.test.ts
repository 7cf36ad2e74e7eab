import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { PICTURE_SIDE } from '../../../bridge/alerts.ts';
import { pictureOf } from './alert-picture.ts';

const SIDE: typeof PICTURE_SIDE = 96;
const getImageData = (_left: number, _top: number, width: number, height: number) => ({
  data: new Uint8ClampedArray(width * height * 4).fill(255),
});
const address = (number: number) => `https://oja.test/images/0a/${String(number).padStart(32, '0')}.webp`;
/** Each test has its own addresses: drawn pictures are remembered. */
let last = 0;
const nextAddress = () => address((last += 1));

const fetched = vi.fn<typeof fetch>();
const drawImage = vi.fn<CanvasDrawImage['drawImage']>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('picture')));
  drawImage.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 200, height: 120, close: () => undefined }));
  const context = { arc: () => undefined, clip: () => undefined, drawImage, getImageData };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that are used
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the middle of the small avatar is drawn, once, as the pixels that main expects', async () => {
  const avatar = nextAddress();
  const pixels = (await pictureOf(avatar)) ?? '';
  expect(atob(pixels)).toBe('\u00FF'.repeat(SIDE * SIDE * 4));
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([40, 0, 120, 120, 0, 0, SIDE, SIDE]);
  expect(await pictureOf(avatar)).toBe(pixels);
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([avatar.replace('.webp', '-128.webp')]);
});

it('the pictures of the last fifty people are remembered', async () => {
  const [first = '', ...others] = Array.from({ length: 51 }, nextAddress);
  for (const each of [first, ...others.slice(1), first, ...others.slice(0, 1)]) await pictureOf(each);
  fetched.mockClear();
  await pictureOf(first);
  expect(fetched).not.toHaveBeenCalled();
  await pictureOf(others[1] ?? '');
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is too large', () => Promise.resolve(new Response('x'.repeat(200_001)))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a picture that %s is left out, and asked for again', async (_what, answer) => {
  const avatar = nextAddress();
  fetched.mockImplementationOnce(answer);
  expect(await pictureOf(avatar)).toBeUndefined();
  expect(await pictureOf(avatar)).toBeDefined();
});

it('after a picture that did not come in time, alerts wait for no other for a minute', async () => {
  const known = nextAddress();
  await pictureOf(known);
  fetched.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  const [late, other] = [nextAddress(), nextAddress()];
  expect(await pictureOf(late, 1000)).toBeUndefined();
  expect(await pictureOf(other, 60_999)).toBeUndefined();
  expect(await pictureOf(known, 60_999)).toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await pictureOf(other, 61_000)).toBeDefined();
});
