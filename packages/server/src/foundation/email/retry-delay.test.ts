import { expect, it } from 'vitest';

import { retryDelay } from './retry-delay.ts';

const MINUTE = 60_000;

it('an email is tried again a minute after the first attempt, then after twice as long each time, and never after more than half an hour', () => {
  expect([1, 2, 3, 5, 6, 7, 40].map((attempts) => retryDelay(attempts, 0.5) / MINUTE)).toEqual([
    1, 2, 4, 16, 30, 30, 30,
  ]);
});

it('the wait for the next attempt varies randomly by up to a fifth', () => {
  expect([0, 1].map((chance) => retryDelay(1, chance) / MINUTE)).toEqual([0.8, 1.2]);
});
