const HOUR_MS = 60 * 60 * 1000;
const MORNING = 9;

/** The morning of a later day, in the device's time zone. */
function morningAfter(now: number, days: number): Date {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  day.setHours(MORNING, 0, 0, 0);
  return day;
}

/**
 * The times that a snooze offers, soonest first: in three hours, tomorrow morning and Monday morning. `answer` is as
 * far ahead as a snooze can be.
 * @param now milliseconds since 1970
 */
export function snoozeTimes(now: number): { hours: Date; tomorrow: Date; monday: Date; answer: Date } {
  const weekday = new Date(now).getDay();
  return {
    hours: new Date(now + 3 * HOUR_MS),
    tomorrow: morningAfter(now, 1),
    // On a Sunday, Monday is tomorrow: then the one after it.
    monday: morningAfter(now, weekday === 0 ? 8 : 8 - weekday),
    answer: morningAfter(now, 365),
  };
}
