import { expect, it } from 'vitest';

import { normalisePhone } from './phone.ts';

it.each([
  '08031234567',
  '8031234567',
  '0803 123 4567',
  '+234 803 123 4567',
  '+2348031234567',
  '2348031234567',
  '(0803) 123-4567',
  '+234 (0) 803 123 4567',
])('the phone number %s is normalised', (typed) => {
  expect(normalisePhone(typed)).toBe('8031234567');
});

it.each(['', '0803', '080312345678', 'call me', '+44 7700 900123', '0000000000', '0803123456x'])(
  '%j is rejected as a phone number',
  (typed) => {
    expect(normalisePhone(typed)).toBeUndefined();
  },
);
