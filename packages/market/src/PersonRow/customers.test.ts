import { expect, test } from 'vitest';

import { customersWord } from './customers.ts';

test.for([
  [0, 'Customer'],
  [1, 'Customer'],
  [2, 'Customers'],
  [1_234_567, 'Customers'],
] as const)('%i followers are "%s"', ([count, text]) => {
  expect(customersWord(count)).toBe(text);
});
