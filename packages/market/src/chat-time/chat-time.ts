import { MESSAGES } from './messages.ts';

/** A moment in props: milliseconds, or any value that Date accepts. */
export type Moment = number | string | Date;

const QUARTER_HOUR = 15 * 60_000;
const NOON_TO_NOON = 24 * 60 * 60_000;

interface Formats {
  date: Intl.DateTimeFormat;
  clock: Intl.DateTimeFormat;
  long: Intl.DateTimeFormat;
}
/** Creating a format costs more than using it a hundred times, and every row of a long list needs them. */
const formats = new Map<string, Formats>();

/** The formats of product §4 are the same on every device with the default locale; others have their own. */
const DEFAULT_LOCALE = 'en-NG';

function formatsOf(timeZone: string | undefined, locale: string): Formats {
  const key = `${locale} ${timeZone ?? ''}`;
  const [dates, clocks] = locale === DEFAULT_LOCALE ? ['en-GB', 'en-US'] : [locale, locale];
  const known = formats.get(key);
  if (known) return known;
  const zone = timeZone === undefined ? {} : { timeZone };
  const made = {
    date: new Intl.DateTimeFormat(dates, { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' }),
    clock: new Intl.DateTimeFormat(clocks, {
      ...zone,
      hour: 'numeric',
      minute: '2-digit',
      ...(locale === DEFAULT_LOCALE && { hour12: true }),
    }),
    long: new Intl.DateTimeFormat(dates, {
      ...zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
  };
  formats.set(key, made);
  return made;
}

/** Returns the time in milliseconds; NaN for an invalid date. */
export const timeOf = (moment: Moment): number => new Date(moment).getTime();

/** Formats the calendar day in a time zone as dd/MM/yyyy (product §4). Without a zone, in the device's. */
export function dayOf(time: number, timeZone?: string, locale = DEFAULT_LOCALE): string {
  return formatsOf(timeZone, locale).date.format(time);
}

/**
 * `dayOf` for many moments in order: offsets are multiples of a quarter of an hour, so the day cannot change within
 * one.
 */
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

/** Formats a time as h:mm a: "9:05 AM" (product §4). The same on every device, independent of its locale data. */
export function clockOf(time: number, timeZone?: string, locale = DEFAULT_LOCALE): string {
  const { clock } = formatsOf(timeZone, locale);
  if (locale !== DEFAULT_LOCALE) return clock.format(time);
  const parts = clock.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')} ${part('dayPeriod').toUpperCase()}`;
}

/**
 * Returns whether a moment is today, yesterday, or neither. A future moment (the server's clock is ahead) counts as
 * today.
 */
function nearness(time: number, now: number, timeZone?: string): 'today' | 'yesterday' | 'earlier' {
  const day = dayOf(time, timeZone);
  const today = dayOf(now, timeZone);
  if (day === today || time > now) return 'today';
  // Some zones have days of 23 or 25 hours; steps of half a day from noon never skip one.
  for (let back = NOON_TO_NOON / 2; back <= NOON_TO_NOON * 1.5; back += NOON_TO_NOON / 2) {
    const before = dayOf(now - back, timeZone);
    if (before !== today) return before === day ? 'yesterday' : 'earlier';
  }
  return 'earlier';
}

/** Formats a conversation's last activity: "9:05 AM" today, "Yesterday", else dd/MM/yyyy (product §4). */
export function conversationTime(
  time: number,
  now: number,
  timeZone?: string,
  locale = DEFAULT_LOCALE,
  messages = MESSAGES,
): string {
  const near = nearness(time, now, timeZone);
  if (near === 'today') return clockOf(time, timeZone, locale);
  return near === 'yesterday' ? messages.yesterday : dayOf(time, timeZone, locale);
}

/** Names a day in a thread: "Today", "Yesterday", else dd/MM/yyyy as in the list. */
export function dayName(
  time: number,
  now: number,
  timeZone?: string,
  locale = DEFAULT_LOCALE,
  messages = MESSAGES,
): string {
  const near = nearness(time, now, timeZone);
  return near === 'earlier' ? dayOf(time, timeZone, locale) : messages[near];
}

/** Formats the full date and time, for tooltips: "Friday 20 November 2026, 9:05 AM". */
export function fullTime(time: number, timeZone?: string, locale = DEFAULT_LOCALE): string {
  return `${fullDay(time, timeZone, locale)}, ${clockOf(time, timeZone, locale)}`;
}

/** Formats the full date: "Friday 20 November 2026". */
export function fullDay(time: number, timeZone?: string, locale = DEFAULT_LOCALE): string {
  return formatsOf(timeZone, locale).long.format(time);
}
