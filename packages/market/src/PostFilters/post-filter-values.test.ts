import { expect, it } from 'vitest';

import { parseNaira } from './post-filter-values.ts';

it('an amount is read as people write it, in whole naira', () => {
  const read = ['25,000', '₦ 25000', '25k', '1.5m', '1.5M', '1.005k', '0', '100000000000'].map(parseNaira);
  expect(read).toEqual([25_000, 25_000, 25_000, 1_500_000, 1_500_000, 1005, 0, 100_000_000_000]);
  expect(parseNaira(' ')).toBeUndefined();
  for (const text of ['abc', '-5', '1.5', '1e6', '25kk', 'k', '200000000000', '9'.repeat(20)])
    expect([text, parseNaira(text)]).toEqual([text, Number.NaN]);
});
