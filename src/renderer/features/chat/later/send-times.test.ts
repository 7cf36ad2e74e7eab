import { expect, it } from 'vitest';

import { activateEnglish } from '../../../platform/language.ts';
import { sendTimes, sendTimeText } from './send-times.ts';

activateEnglish();
document.documentElement.lang = 'en-NG';

it.each([
  ['at noon', new Date(2026, 2, 4, 12, 0), new Date(2026, 2, 4, 19)],
  ['a quarter of an hour before', new Date(2026, 2, 4, 18, 45), new Date(2026, 2, 4, 19)],
  ['a minute before', new Date(2026, 2, 4, 18, 59), undefined],
  ['late', new Date(2026, 2, 4, 22, 0), undefined],
])('the evening is offered while it is some time ahead: %s', (_when, now, tonight) => {
  const times = sendTimes(now.getTime());
  expect(times.tonight).toEqual(tonight);
  expect(times.hour.getTime() - now.getTime()).toBe(60 * 60 * 1000);
  expect(times.tomorrow).toEqual(new Date(2026, 2, 5, 8));
});

it('the morning after the last day of a month is the first of the next', () => {
  expect(sendTimes(new Date(2026, 1, 28, 23, 59).getTime()).tomorrow).toEqual(new Date(2026, 2, 1, 8));
});

it('says the day in words while it is near', () => {
  const now = new Date(2026, 2, 4, 20, 30).getTime();
  const textOf = (...at: [number, number, number]) => sendTimeText(new Date(2026, 2, ...at).toISOString(), now);
  expect(textOf(4, 21, 5)).toMatch(/^Will be sent today at 9:05.pm$/i);
  expect(textOf(5, 8, 0)).toMatch(/^Will be sent tomorrow at 8:00.am$/i);
  expect(textOf(6, 8, 0)).toMatch(/^Will be sent on Fri,? 6 Mar,? 8:00.am$/i);
  expect(textOf(4, 20, 30)).toBe('Is being sent');
});
