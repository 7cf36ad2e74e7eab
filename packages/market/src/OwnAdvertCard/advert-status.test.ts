import { expect, test } from 'vitest';

import { advertStatus, canBePaid, hasEnded, type OwnAdvertState } from './advert-status.ts';

const UNTIL = '2026-03-20T08:30:00Z';

test('the time is in the given time zone', () => {
  expect(advertStatus('active', UNTIL, 'Africa/Lagos').label).toBe('Running until Fri, 20 Mar, 09:30');
  expect(advertStatus('active', UNTIL, 'America/New_York').label).toBe('Running until Fri, 20 Mar, 04:30');
});

test('an invalid date is left out of the sentence', () => {
  expect(advertStatus('active', 'soon').label).toBe('Running');
  expect(advertStatus('expired', 'soon').label).toBe('Ended');
  expect(advertStatus('awaiting_payment', 'soon').text).toBe('');
});

test.for([
  ['awaiting_payment', true, false],
  ['failed', true, false],
  ['pending', false, false],
  ['active', false, false],
  ['expired', false, true],
  ['cancelled', false, true],
  ['refused', false, false],
] as const satisfies [OwnAdvertState, boolean, boolean][])(
  '%s: can be paid %s, has ended %s',
  ([state, pay, ended]) => {
    expect([canBePaid(state), hasEnded(state)]).toEqual([pay, ended]);
  },
);
