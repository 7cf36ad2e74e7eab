import { expect, it } from 'vitest';

import { formatNaira } from './naira.ts';

it.each([
  [0, '₦0'],
  [4800, '₦4,800'],
  [1_234_567, '₦1,234,567'],
  [599.5, '₦599.50'],
  [4235.15, '₦4,235.15'],
])('%d naira are formatted as %s', (naira, text) => {
  expect(formatNaira(naira)).toBe(text);
});

it('the grouping is that of the locale', () => {
  expect(formatNaira(1_234_567.5, 'de')).toBe('₦1.234.567,50');
  expect(formatNaira(1_234_567.5)).toBe('₦1,234,567.50');
});
