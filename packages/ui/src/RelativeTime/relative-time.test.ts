import { expect, test } from 'vitest';

import { relativeTime } from './relative-time.ts';

const now = new Date(2026, 10, 21, 12, 0, 0).getTime();
const MINUTE = 60_000;

test.for([
  [-5 * MINUTE, 'now', 'the clock of the server runs ahead'],
  [59_999, 'now', 'just under a minute'],
  [MINUTE, '1 min', 'a minute'],
  [60 * MINUTE - 1, '59 min', 'just under an hour'],
  [60 * MINUTE, '1 h', 'an hour'],
  [24 * 60 * MINUTE - 1, '23 h', 'just under a day'],
  [24 * 60 * MINUTE, '20 Nov', 'a day'],
  [365 * 24 * 60 * MINUTE, '21 Nov 2025', 'a year'],
] as const)('%i ms ago is "%s": %s', ([age, text]) => {
  expect(relativeTime(now - age, now)).toBe(text);
});

test.each([2026, 2025])('the dates of %d are written as Intl does it', (year) => {
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  if (year !== 2026) options.year = 'numeric';
  for (const locale of ['en-NG', 'yo', 'de'])
    for (let month = 0; month < 11; month += 1) {
      const date = new Date(year, month, 9);
      expect(relativeTime(date.getTime(), now, locale)).toBe(new Intl.DateTimeFormat(locale, options).format(date));
    }
  const christmas = new Date(2025, 11, 25);
  expect(relativeTime(christmas.getTime(), now)).toBe('25 Dec 2025');
});
