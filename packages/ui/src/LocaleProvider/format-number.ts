import { DEFAULT_LOCALE } from './per-locale.ts';

const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/**
 * Formats a number with the locale's digits and grouping: "10,000". The default locale does without Intl, whose first
 * use costs a browser 20 ms, and a slow phone four times that.
 * @param decimals exactly so many decimals, 3 at most; without it, those that the number has
 */
export function formatNumber(value: number, locale: string, decimals?: number): string {
  const isPlain = decimals !== undefined || Number.isInteger(value);
  if (locale === DEFAULT_LOCALE && isPlain && Math.abs(value) < 1e15)
    return value.toFixed(decimals).replaceAll(THOUSANDS, ',');
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString(locale, decimals === undefined ? {} : digits);
}
