import { expect, test } from 'vitest';

import { formatNumber } from './format-number.ts';

const LOCALES = ['en-NG', 'en-IN', 'de', 'ar-EG'];

test.each([0, 7, 999, 1000, -1000, 12_345, 1_234_567, -1_234_567.5, 0.5, 1e15, 1e21, Number.NaN, Infinity])(
  '%d is formatted as Intl does it',
  (value) => {
    for (const locale of LOCALES) expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value));
  },
);

test.each([
  [84.7, 1],
  [1_234_567.89, 3],
  [12_345, 2],
  [0.25, 0],
  [Number.NaN, 1],
  [1e21, 1],
])('%d with %d decimals is formatted as Intl does it', (value, decimals) => {
  for (const locale of LOCALES) {
    const intl = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    expect(formatNumber(value, locale, decimals)).toBe(intl.format(value));
  }
});
