import { expect, test } from 'vitest';

import { previewOf } from './preview.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

test('fifteen words fit, the sixteenth is cut', () => {
  expect(previewOf(words(15), 15)).toBeNull();
  expect(previewOf(words(16), 15)).toBe(`${words(15)}…`);
});

test('white space is not counted as a word', () => {
  expect(previewOf(`  ${words(3)} \n\n `, 3)).toBeNull();
  expect(previewOf('one  \n two', 1)).toBe('one…');
});

test('no full stop or comma precedes the ellipsis, in Latin and Arabic script', () => {
  expect(previewOf('two yards, in blue', 2)).toBe('two yards…');
  expect(previewOf('ذراعان، باللون الأزرق', 1)).toBe('ذراعان…');
});

test('a text without spaces is cut between graphemes, never within an emoji or a letter with an underdot', () => {
  expect(previewOf('👩🏽‍🌾'.repeat(100), 1)).toBe(`${'👩🏽‍🌾'.repeat(20)}…`);
  expect(previewOf('ọ́'.repeat(100), 1)).toBe(`${'ọ́'.repeat(20)}…`);
});

test('a text of 100,000 characters is cut immediately', () => {
  const start = performance.now();
  previewOf('a '.repeat(50_000), 15);
  previewOf('a'.repeat(100_000), 15);
  expect(performance.now() - start).toBeLessThan(500);
});
