import sharp from 'sharp';
import { expect, test } from 'vitest';

import { comparePictures } from './compare-pictures.ts';

/** A page with one button on it, in Oja's colours. */
function page({ x = 40, fill = '#f5ad1b', width = 390, text = '' } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200"><rect width="100%" height="100%" fill="#0d1028"/>
    <rect x="${x}" y="60" width="120" height="44" rx="22" fill="${fill}"/><text x="60" y="150" fill="#f6f2e7" font-size="16">${text}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('the same page has no difference, also with its baseline stored as WebP', async () => {
  const baseline = await sharp(await page())
    .webp({ lossless: true })
    .toBuffer();
  expect(await comparePictures(baseline, await page())).toEqual({ same: true });
});

test.for([
  ['moved by one pixel', { x: 41 }],
  ['of a slightly different colour', { fill: '#d9960f' }],
  ['with another word beside it', { text: 'Sold' }],
] as const)('a button %s is noticed, with a picture of the difference', async ([, change]) => {
  const comparison = await comparePictures(await page(), await page(change));
  expect(comparison).toMatchObject({
    same: false,
    why: expect.stringMatching(/differs in \d+ pixels/),
    difference: expect.any(Buffer),
  });
});

test('a page of another size is reported with both sizes', async () => {
  expect(await comparePictures(await page(), await page({ width: 391 }))).toEqual({
    same: false,
    why: 'is 391 × 200 px, the baseline 390 × 200',
  });
});
