import { describe, expect, test } from 'vitest';

import { graphemes } from './graphemes.ts';

describe('graphemes', () => {
  const segmenter = new Intl.Segmenter('en-NG', { granularity: 'grapheme' });

  test.each([
    'Tokunbo generator, 3.5 kVA – “as new”… ₦150,000',
    'Ọjà ní Ìbàdàn',
    'o\u0323\u0301ja\u0300',
    'ok 👍🏾 👩‍👩‍👧 🇳🇬',
    '©\uFE0F and ©',
    'one\r\ntwo\n\nthree',
    'لؤلؤة',
    '',
  ])('splits %j as the browser does', (text) => {
    expect(graphemes(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
  });

  test('splits each character that it takes for a single one from any other of them', () => {
    const characters = Array.from({ length: 0x20_c0 }, (_, code) => String.fromCodePoint(code));
    for (const character of characters) {
      const text = `a${character}b${character}${character}\u00A9`;
      expect(graphemes(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
    }
  });
});
