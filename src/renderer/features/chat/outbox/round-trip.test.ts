import { expect, it } from 'vitest';

import { RoundTrip } from './round-trip.ts';

it('an answer is awaited for two seconds before the line is known, then for as long as the line usually needs', () => {
  const roundTrip = new RoundTrip();
  expect(roundTrip.patience(1)).toBe(2000);
  roundTrip.measured(600);
  expect(roundTrip.patience(1)).toBe(600 + 4 * 300);
  for (let answer = 0; answer < 50; answer += 1) roundTrip.measured(600);
  expect(roundTrip.patience(1)).toBe(1000);
});

it('an answer is awaited for one second at least and five at most, twice as long for each unanswered call', () => {
  const roundTrip = new RoundTrip();
  for (let answer = 0; answer < 50; answer += 1) roundTrip.measured(5);
  expect([1, 2, 3, 4].map((unanswered) => roundTrip.patience(unanswered))).toEqual([1000, 2000, 4000, 5000]);
  for (let answer = 0; answer < 50; answer += 1) roundTrip.measured(60_000);
  expect(roundTrip.patience(1)).toBe(5000);
});
