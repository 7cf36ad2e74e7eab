import { expect, test } from 'vitest';

import { groupAmount, readAmount, suggestedAmounts } from './offer-amounts.ts';

test('the price and round amounts below it are suggested, each once', () => {
  expect(suggestedAmounts(48_500)).toEqual([48_500, 46_000, 43_500]);
  expect(suggestedAmounts(450_000)).toEqual([450_000, 430_000, 405_000]);
  expect(suggestedAmounts(1)).toEqual([1]);
});

test('an amount is read with its separators, and nothing else is', () => {
  expect(['25,000', '₦25 000', '25000.5'].map(readAmount)).toEqual([25_000, 25_000, 25_000.5]);
  expect(['', '0', '-5', '1e5', 'cheap', '1.234', '9'.repeat(20)].map(readAmount)).toEqual(Array(7).fill(undefined));
});

test('thousands are separated as they are typed', () => {
  expect(['1000', '1,0000', '1234567.5', '12', '12.', 'a'].map(groupAmount)).toEqual([
    '1,000',
    '10,000',
    '1,234,567.5',
    '12',
    '12.',
    'a',
  ]);
});
