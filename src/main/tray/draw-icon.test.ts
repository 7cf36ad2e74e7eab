import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { drawOverlay, drawTrayIcon } from './draw-icon.ts';
import { strokesOf } from './number-strokes.ts';

const SIZES = [16, 22, 32, 44];
const TEXTS = ['', '1', '99', '100', '99+'];

/** A part of a picture as text: '#' is solid, '+' is partly covered and '.' is empty. */
function drawn(
  bitmap: Buffer,
  size: number,
  part: (red: number, green: number, blue: number, alpha: number) => number,
): string[] {
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => {
      const [blue = 0, green = 0, red = 0, alpha = 0] = bitmap.subarray((y * size + x) * 4);
      const value = part(red, green, blue, alpha);
      return value > 170 ? '#' : value > 85 ? '+' : '.';
    }).join(''),
  );
}

describe.each(['light', 'dark', 'template'] as const)('on a %s panel', (ground) => {
  it('every number has a distinct picture at every size', () => {
    for (const size of SIZES) {
      const pictures = TEXTS.map((text) =>
        createHash('sha256')
          .update(drawTrayIcon(size, text, ground))
          .digest('hex'),
      );
      expect(new Set(pictures).size).toBe(TEXTS.length);
    }
  });

  it('no colour is brighter than its alpha, as Electron requires', () => {
    for (const size of SIZES) {
      const bitmap = drawTrayIcon(size, '99+', ground);
      expect(bitmap).toHaveLength(size * size * 4);
      for (let at = 0; at < bitmap.length; at += 4)
        expect(Math.max(...bitmap.subarray(at, at + 3))).toBeLessThanOrEqual(bitmap[at + 3] ?? 0);
    }
  });
});

it('macOS gets only black and alpha', () => {
  const bitmap = drawTrayIcon(36, '42', 'template');
  for (let at = 0; at < bitmap.length; at += 4) expect([...bitmap.subarray(at, at + 3)]).toEqual([0, 0, 0]);
});

it('on the smallest tray the digits of 99+ are whole dark pixels on the pill', () => {
  const rows = drawn(drawTrayIcon(16, '99+', 'dark'), 16, (red, _green, _blue, alpha) =>
    alpha > 200 && red < 60 ? 255 : 0,
  );
  expect(rows.slice(10, 15)).toEqual([
    '....###.###.....',
    '....#.#.#.#..#..',
    '....###.###.###.',
    '......#...#..#..',
    '....###.###.....',
  ]);
});

it('the overlay is only the number, and empty without one', () => {
  expect(drawOverlay(16, '').every((value) => value === 0)).toBe(true);
  const [first = ''] = drawn(drawOverlay(16, '5'), 16, (_red, _green, _blue, alpha) => alpha);
  expect(first).toMatch(/#/v);
});

it('no two digits have the same lines', () => {
  const glyphs = Array.from('0123456789+', (letter) => JSON.stringify(strokesOf(letter).strokes));
  expect(new Set(glyphs).size).toBe(glyphs.length);
  expect(strokesOf('99+').width).toBe(11);
});
