/** The time of something stored whose time is not known, or cannot be true. */
export const UNKNOWN_TIME = 0;

/**
 * Returns when something was stored, from a stored value: a clock that was ahead, an older release or somebody else may
 * have written it. As a negative number, it is never taken for the time of an answer to this page, even if the device's
 * clock is set back meanwhile.
 * @returns the negative of milliseconds since 1970; UNKNOWN_TIME if it is no time, or in the future
 */
export function storedTime(value: unknown, now: number = Date.now()): number {
  return typeof value === 'number' && value > 0 && value <= now ? -value : UNKNOWN_TIME;
}

/**
 * Whether a cached answer came from this device, by `storedTime`.
 * @param fulfilledTimeStamp the cache's time of the answer; undefined if there is none
 */
export function isFromDevice(fulfilledTimeStamp: number | undefined): boolean {
  return fulfilledTimeStamp !== undefined && fulfilledTimeStamp <= 0;
}
