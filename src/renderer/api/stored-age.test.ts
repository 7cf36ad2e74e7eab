import { expect, it } from 'vitest';

import { isFromDevice, storedTime, UNKNOWN_TIME } from './stored-age.ts';

it.each([undefined, 'yesterday', Number.NaN, -5, 2001])(
  '%s is no time at which something can have been stored',
  (value) => {
    expect(storedTime(value, 2000)).toBe(UNKNOWN_TIME);
  },
);

it('a stored time in the past is used', () => expect(storedTime(1999, 2000)).toBe(-1999));

it('only the time of something stored marks an answer as from the device', () => {
  expect(isFromDevice(storedTime(Date.now() - 1))).toBe(true);
  expect(isFromDevice(UNKNOWN_TIME)).toBe(true);
  expect(isFromDevice(Date.now())).toBe(false);
  // The clock was set back after the page had been opened.
  expect(isFromDevice(performance.timeOrigin - 86_400_000)).toBe(false);
  expect(isFromDevice(undefined)).toBe(false);
});
