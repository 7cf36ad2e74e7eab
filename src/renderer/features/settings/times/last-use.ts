import { HOUR } from '@oja/contract/limits';
import { t } from '@lingui/core/macro';

const DAY_HOURS = 24;

/**
 * Returns in words when a session was used last. The server stores it once an hour, so it is never more exact.
 * @param at ISO 8601
 * @param now milliseconds since 1970
 */
export function lastUse(at: string, now: number, locale: string): string {
  const hours = Math.floor((now - Date.parse(at)) / HOUR);
  if (hours < 1) return t`Used within the last hour`;
  const format = new Intl.RelativeTimeFormat(locale);
  const ago = hours < DAY_HOURS ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / DAY_HOURS), 'day');
  return t`Last used ${ago}`;
}
