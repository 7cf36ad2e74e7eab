const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * When the day of a moment began in Lagos, which is an hour ahead of UTC all year.
 * @param now milliseconds since 1970
 */
export const lagosDayStart = (now: number): number => now - ((now + HOUR) % DAY);

/**
 * Whether something happened today in Lagos: what was read before midnight does not count after it.
 * @param at ISO 8601; undefined for never
 */
export const isTodayInLagos = (at: string | undefined, now = Date.now()): boolean =>
  at !== undefined && Date.parse(at) >= lagosDayStart(now);
