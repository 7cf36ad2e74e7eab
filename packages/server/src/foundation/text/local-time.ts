import { DAY, HOUR } from '@oja/contract/limits';

/** Lagos is an hour ahead of UTC all year. */
const LAGOS_AHEAD_MS = HOUR;

/** The time of the day in a time zone, as "22:00". */
export function timeIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
}

/** The day in Lagos, in days since 1970. */
export const dayInLagos = (now: number) => Math.floor((now + LAGOS_AHEAD_MS) / DAY);

/** When a day begins in Lagos, in milliseconds since 1970. @param day in days since 1970 */
export const startInLagos = (day: number) => day * DAY - LAGOS_AHEAD_MS;
