/** The time of the day in a time zone, as "22:00". */
export function timeIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
}
