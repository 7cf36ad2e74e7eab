import { expect, it } from 'vitest';

import { snoozeTimes } from './snooze-times.ts';

it.each([
  ['a Wednesday', new Date(2026, 2, 4, 20, 30), 5, 9],
  ['a Sunday', new Date(2026, 2, 8, 7, 0), 9, 16],
  ['a Monday', new Date(2026, 2, 9, 7, 0), 10, 16],
])('the offered times of %s are mornings of later days, in order', (_day, now, tomorrow, monday) => {
  const times = snoozeTimes(now.getTime());
  expect(times.hours.getTime() - now.getTime()).toBe(3 * 60 * 60 * 1000);
  expect(times.tomorrow).toEqual(new Date(2026, 2, tomorrow, 9));
  expect(times.monday).toEqual(new Date(2026, 2, monday, 9));
  expect(times.answer.getFullYear()).toBe(2027);
});
