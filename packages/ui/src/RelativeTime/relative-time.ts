import { formatMessage } from '../LocaleProvider/format-message.ts';
import { DEFAULT_LOCALE, perLocale } from '../LocaleProvider/per-locale.ts';
import { MESSAGES } from './messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Of the default locale, which does without Intl: see formatNumber. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const dayMonth = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));
const dayMonthYear = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/**
 * Formats a time as "now", "5 min", "3 h", then the date; with the year only if it is another one. A future time gives
 * "now".
 */
export function relativeTime(time: number, now: number, locale = DEFAULT_LOCALE, messages = MESSAGES): string {
  const age = now - time;
  if (age < MINUTE) return messages.now;
  if (age < HOUR) return formatMessage(messages.minutes, { count: Math.floor(age / MINUTE) }, locale);
  if (age < DAY) return formatMessage(messages.hours, { count: Math.floor(age / HOUR) }, locale);
  const date = new Date(time);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  if (locale !== DEFAULT_LOCALE) return (isThisYear ? dayMonth : dayMonthYear)(locale).format(time);
  return `${date.getDate()} ${MONTHS[date.getMonth()]}${isThisYear ? '' : ` ${date.getFullYear()}`}`;
}
