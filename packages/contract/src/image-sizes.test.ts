import { describe, expect, it } from 'vitest';

import { imageSources, sizedImage, smallImageSources } from './image-sizes.ts';

const stem = `https://oja.example/images/ab/${'ab'.repeat(16)}`;
const own = `${stem}.webp`;
const foreign = 'https://pictures.example/oja/stall.webp';

describe('the sizes of a picture', () => {
  it('have addresses that follow from the address of the picture, in any size', () => {
    expect(sizedImage(own, 640)).toBe(`${stem}-640.webp`);
    expect(sizedImage(`${stem}-320.webp`, 128)).toBe(`${stem}-128.webp`);
  });

  it('are listed from 320 px to the full width, without those that the picture is too narrow for', () => {
    expect(imageSources(own, 1600)).toEqual([
      { src: `${stem}-320.webp`, width: 320 },
      { src: `${stem}-640.webp`, width: 640 },
      { src: `${stem}-1080.webp`, width: 1080 },
      { src: own, width: 1600 },
    ]);
    expect(imageSources(own, 640).map(({ width }) => width)).toEqual([320, 640]);
    expect(imageSources(own, 200)).toEqual([{ src: own, width: 200 }]);
  });

  it('are small for an avatar', () => {
    expect(smallImageSources(own)).toEqual([
      { src: `${stem}-128.webp`, width: 128 },
      { src: `${stem}-320.webp`, width: 320 },
    ]);
    expect([smallImageSources(null), smallImageSources(undefined)]).toEqual([[], []]);
  });

  it.each([foreign, 'data:image/svg+xml,x', 'blob:https://oja.example/1', `${own}?x`])('do not exist for %s', (url) => {
    expect(sizedImage(url, 320)).toBe(url);
    expect([imageSources(url, 1600), smallImageSources(url)]).toEqual([[], []]);
  });
});
