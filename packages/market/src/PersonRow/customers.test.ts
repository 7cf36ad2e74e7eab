import { expect, test } from 'vitest';

import { customersWord, formatCount } from './customers.ts';

test.for([
  [0, '0 Customer'],
  [1, '1 Customer'],
  [2, '2 Customers'],
  [999, '999 Customers'],
  [10_000, '10,000 Customers'],
  [1_234_567, '1,234,567 Customers'],
] as const)('%i followers are shown as "%s"', ([count, text]) => {
  expect(`${formatCount(count)} ${customersWord(count)}`).toBe(text);
});
