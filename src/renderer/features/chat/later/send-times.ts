import { t } from '@lingui/core/macro';
import { HOUR, MINUTE } from '@oja/contract/limits';

import { momentText } from '../../../platform/moment-text.ts';

const EVENING = 19;
const MORNING = 8;
/** An evening that is nearer than this is not offered. */
const SOON_MS = 15 * MINUTE;

/** An hour of today or a later day, in the device's time zone. */
function hourOf(now: number, days: number, hour: number): Date {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  day.setHours(hour, 0, 0, 0);
  return day;
}

/**
 * The times that are offered for sending later: in an hour, tonight unless it is late, and tomorrow morning.
 * @param now milliseconds since 1970
 */
export function sendTimes(now: number): { hour: Date; tonight: Date | undefined; tomorrow: Date } {
  const tonight = hourOf(now, 0, EVENING);
  return {
    hour: new Date(now + HOUR),
    tonight: tonight.getTime() >= now + SOON_MS ? tonight : undefined,
    tomorrow: hourOf(now, 1, MORNING),
  };
}

/**
 * Says when a text is sent, as a sentence.
 * @param sendAt ISO 8601
 * @param now milliseconds since 1970
 */
export function sendTimeText(sendAt: string, now: number): string {
  const date = new Date(sendAt);
  if (date.getTime() <= now) return t`Is being sent`;
  const time = date.toLocaleTimeString(document.documentElement.lang, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  const isDay = (days: number) => date.toDateString() === hourOf(now, days, MORNING).toDateString();
  if (isDay(0)) return t`Will be sent today at ${time}`;
  if (isDay(1)) return t`Will be sent tomorrow at ${time}`;
  return t`Will be sent on ${{ time: momentText(date) }}`;
}

/** The name of the device's time zone at a time, such as "West Africa Standard Time". */
export function zoneName(date: Date): string {
  const parts = new Intl.DateTimeFormat(document.documentElement.lang, { timeZoneName: 'long' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
