/** A moment as props give it: milliseconds, or any form a Date understands. */
export type Moment = number | string | Date;

const QUARTER_HOUR = 15 * 60_000;
const NOON_TO_NOON = 24 * 60 * 60_000;

interface Formats {
  date: Intl.DateTimeFormat;
  clock: Intl.DateTimeFormat;
  long: Intl.DateTimeFormat;
}
/** Making a format costs more than a hundred uses of it, and every row of a long list needs them. */
const formats = new Map<string, Formats>();

function formatsOf(timeZone: string | undefined): Formats {
  const key = timeZone ?? '';
  const known = formats.get(key);
  if (known) return known;
  const zone = timeZone === undefined ? {} : { timeZone };
  const made = {
    date: new Intl.DateTimeFormat('en-GB', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' }),
    clock: new Intl.DateTimeFormat('en-US', { ...zone, hour: 'numeric', minute: '2-digit', hour12: true }),
    long: new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
  formats.set(key, made);
  return made;
}

/** The time in milliseconds; NaN for what is no date. */
export const timeOf = (moment: Moment): number => new Date(moment).getTime();

/** The calendar day in a time zone, as dd/MM/yyyy (spec §4). Without a zone, the device's own. */
export function dayOf(time: number, timeZone?: string): string {
  return formatsOf(timeZone).date.format(time);
}

/** `dayOf` for many moments in order: offsets are whole quarters of an hour, so within one the day cannot change. */
export function dayReader(timeZone?: string): (time: number) => string {
  let quarter = NaN;
  let day = '';
  return (time) => {
    const next = Math.floor(time / QUARTER_HOUR);
    if (next !== quarter) {
      quarter = next;
      day = dayOf(time, timeZone);
    }
    return day;
  };
}

/** h:mm a: "9:05 AM" (spec §4). The same on every device, whatever spaces and letters its own formats use. */
export function clockOf(time: number, timeZone?: string): string {
  const parts = formatsOf(timeZone).clock.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')} ${part('dayPeriod').toUpperCase()}`;
}

/** Today, Yesterday, or neither. A moment after `now` (a server's clock ahead of ours) counts as today. */
function nearness(time: number, now: number, timeZone?: string): 'today' | 'yesterday' | 'earlier' {
  const day = dayOf(time, timeZone);
  const today = dayOf(now, timeZone);
  if (day === today || time > now) return 'today';
  // Days of 23 or 25 hours exist elsewhere; half a day back and forth from the middle of today never skips one.
  for (let back = NOON_TO_NOON / 2; back <= NOON_TO_NOON * 1.5; back += NOON_TO_NOON / 2) {
    const before = dayOf(now - back, timeZone);
    if (before !== today) return before === day ? 'yesterday' : 'earlier';
  }
  return 'earlier';
}

/** When a conversation was last written in: "9:05 AM" today, "Yesterday", else dd/MM/yyyy (spec §4). */
export function conversationTime(time: number, now: number, timeZone?: string): string {
  const near = nearness(time, now, timeZone);
  if (near === 'today') return clockOf(time, timeZone);
  return near === 'yesterday' ? 'Yesterday' : dayOf(time, timeZone);
}

/** The name of a day in a thread: "Today", "Yesterday", else dd/MM/yyyy as in the list. */
export function dayName(time: number, now: number, timeZone?: string): string {
  const near = nearness(time, now, timeZone);
  if (near === 'today') return 'Today';
  return near === 'yesterday' ? 'Yesterday' : dayOf(time, timeZone);
}

/** The whole date and time in words, for tooltips: "Friday 20 November 2026, 9:05 AM". */
export function fullTime(time: number, timeZone?: string): string {
  return `${formatsOf(timeZone).long.format(time)}, ${clockOf(time, timeZone)}`;
}
