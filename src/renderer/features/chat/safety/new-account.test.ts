import { expect, it } from 'vitest';

import { isNewAccount } from './new-account.ts';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');

it.each([
  { joined: 'just now', at: '2026-03-10T12:00:00.000Z', isNew: true },
  { joined: 'by a clock that is ahead', at: '2026-03-10T12:05:00.000Z', isNew: true },
  { joined: 'a millisecond less than a week ago', at: '2026-03-03T12:00:00.001Z', isNew: true },
  { joined: 'a week ago', at: '2026-03-03T12:00:00.000Z', isNew: false },
  { joined: 'years ago', at: '2021-01-01T00:00:00.000Z', isNew: false },
  { joined: 'and has left', at: null, isNew: false },
])('an account created $joined is new: $isNew', ({ at, isNew }) => {
  expect(isNewAccount(at, NOW)).toBe(isNew);
});
