import { expect, test } from 'vitest';

import { dialPhone, showPhone } from './phone-number.ts';

test.for([
  ['8031234567', 'as the server keeps it'],
  ['08031234567', 'with the leading zero people write'],
  ['+234 803 123 4567', 'with the prefix'],
  ['234-803-123-4567', 'with the prefix and other separators'],
])('%s, %s, is shown and dialled with one prefix', ([number = '']) => {
  expect(showPhone(number)).toBe('+234 803 123 4567');
  expect(dialPhone(number)).toBe('+2348031234567');
});

test('a short number that begins like the prefix keeps its digits', () => {
  expect(dialPhone('2345678')).toBe('+2342345678');
});
