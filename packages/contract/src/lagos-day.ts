import { DAY, HOUR } from './limits.ts';

/** Lagos is an hour ahead of UTC all year. */
const AHEAD_MS = HOUR;

/** The day in Lagos, in days since 1970. */
export const dayInLagos = (now: number): number => Math.floor((now + AHEAD_MS) / DAY);

/** When a day begins in Lagos, in milliseconds since 1970. @param day in days since 1970 */
export const startInLagos = (day: number): number => day * DAY - AHEAD_MS;

/**
 * Whether something happened today in Lagos: what was read before midnight does not count after it.
 * @param at ISO 8601; undefined for never
 */
export const isTodayInLagos = (at: string | undefined, now = Date.now()): boolean =>
  at !== undefined && dayInLagos(Date.parse(at)) >= dayInLagos(now);
