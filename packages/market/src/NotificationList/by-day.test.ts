import { expect, test } from 'vitest';

import { byDay } from './by-day.ts';

const now = new Date(2026, 10, 20, 14, 30).getTime();
const at = (...time: [number, number, number, number, number]) => ({ createdAt: new Date(...time) });

test('the day begins at midnight, not 24 hours ago', () => {
  const first = at(2026, 10, 20, 0, 0);
  const lastEvening = at(2026, 10, 19, 23, 59);
  expect(byDay([first, lastEvening], now)).toEqual({ today: [first], earlier: [lastEvening] });
});

test('a future date counts as today; an invalid date counts as earlier', () => {
  const ahead = at(2026, 10, 20, 14, 35);
  const none = { createdAt: 'soon' };
  expect(byDay([ahead, none], now)).toEqual({ today: [ahead], earlier: [none] });
});
