import { expect, test } from 'vitest';

import { contrast, layer, parseColour, type Rgba } from './contrast.ts';

const BLACK: Rgba = [0, 0, 0, 1];
const WHITE: Rgba = [255, 255, 255, 1];

test('the ratios are those of WCAG, in either order of colours', () => {
  expect(contrast(BLACK, WHITE)).toBe(21);
  expect(contrast(WHITE, BLACK)).toBe(21);
  expect(contrast(WHITE, WHITE)).toBe(1);
  // The lightest grey with enough contrast for text on white, and the next one.
  expect(contrast([118, 118, 118, 1], WHITE)).toBeCloseTo(4.54, 2);
  expect(contrast([119, 119, 119, 1], WHITE)).toBeLessThan(4.5);
});

test('a translucent colour is measured on the colour below it', () => {
  expect(layer([0, 0, 0, 0.5], WHITE)).toEqual([127.5, 127.5, 127.5, 1]);
  expect(layer([0, 0, 0, 1], WHITE)).toEqual(BLACK);
});

test('parseColour reads computed colours, and throws for others', () => {
  expect(parseColour('rgb(13, 16, 40)')).toEqual([13, 16, 40, 1]);
  expect(parseColour('rgba(6, 8, 22, 0.72)')).toEqual([6, 8, 22, 0.72]);
  expect(() => parseColour('color(srgb 1 0 0)')).toThrow('no colour this can read');
});
