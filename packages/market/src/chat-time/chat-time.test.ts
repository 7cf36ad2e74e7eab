import { describe, expect, test } from 'vitest';

import { clockOf, conversationTime, dayName, dayOf, dayReader, fullTime } from './chat-time.ts';

const LAGOS = 'Africa/Lagos';
const at = (text: string) => Date.parse(text);
/** Friday afternoon in Lagos. */
const NOW = at('2026-11-20T14:30:00+01:00');

test.for([
  ['2026-11-20T09:05:00+01:00', '9:05 AM', 'this morning, without a leading zero'],
  ['2026-11-20T00:00:00+01:00', '12:00 AM', 'the first minute of today'],
  ['2026-11-20T12:00:00+01:00', '12:00 PM', 'noon'],
  ['2026-11-20T14:31:00+01:00', '2:31 PM', 'a server whose clock is a minute ahead'],
  ['2026-11-21T00:10:00+01:00', '12:10 AM', 'a server ahead across midnight: a time, never a future date'],
  ['2026-11-19T23:59:59+01:00', 'Yesterday', 'the last second of yesterday'],
  ['2026-11-19T00:00:00+01:00', 'Yesterday', 'the first second of yesterday'],
  ['2026-11-18T23:59:59+01:00', '18/11/2026', 'two days ago'],
  ['2026-01-02T08:00:00+01:00', '02/01/2026', 'day before month, two digits each'],
  ['2025-11-20T14:30:00+01:00', '20/11/2025', 'a year ago today'],
])('%s reads %s: %s', ([time = '', text]) => {
  expect(conversationTime(at(time), NOW, LAGOS)).toBe(text);
});

describe('the day is that of the reader', () => {
  const message = at('2026-11-19T23:30:00Z');
  test.for([
    ['Africa/Lagos', '12:30 AM', 'Today'],
    ['Europe/London', 'Yesterday', 'Yesterday'],
    ['Asia/Kathmandu', '5:15 AM', 'Today'],
  ])('in %s', ([zone, row, divider]) => {
    expect(conversationTime(message, NOW, zone)).toBe(row);
    expect(dayName(message, NOW, zone)).toBe(divider);
  });
});

test('yesterday is found across month and year boundaries, and on days of 23 and 25 hours', () => {
  expect(dayName(at('2026-12-31T10:00:00Z'), at('2027-01-01T10:00:00Z'), LAGOS)).toBe('Yesterday');
  expect(dayName(at('2028-02-29T10:00:00Z'), at('2028-03-01T00:00:00Z'), LAGOS)).toBe('Yesterday');
  // London's clocks go forward on 29 March 2026 and back on 25 October 2026.
  expect(dayName(at('2026-03-28T12:00:00Z'), at('2026-03-29T22:59:00Z'), 'Europe/London')).toBe('Yesterday');
  expect(dayName(at('2026-10-24T12:00:00Z'), at('2026-10-25T23:59:00Z'), 'Europe/London')).toBe('Yesterday');
  expect(dayName(at('2026-10-24T23:30:00Z'), at('2026-10-26T00:30:00Z'), 'Europe/London')).toBe('Yesterday');
  expect(dayName(at('2026-10-23T12:00:00Z'), at('2026-10-25T23:59:00Z'), 'Europe/London')).toBe('23/10/2026');
});

test('the time has an ordinary space and capitals on every device', () => {
  expect(clockOf(at('2026-11-20T15:07:00Z'), LAGOS)).toBe('4:07 PM');
});

test('a day reader agrees with the day of each moment, also around midnight', () => {
  const read = dayReader(LAGOS);
  for (let time = NOW - 2 * 86_400_000; time < NOW; time += 7 * 60_000) expect(read(time)).toBe(dayOf(time, LAGOS));
});

test('the tooltip shows the full date and time', () => {
  expect(fullTime(NOW, LAGOS)).toMatch(/^Friday,? 20 November 2026, 2:30 PM$/);
});
