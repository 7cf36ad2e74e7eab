/** Number formats by locale and decimals: creating one costs more than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in naira, product §9: a naira sign, the locale's grouping, and two decimals only if there are kobo.
 */
export function formatNaira(naira: number, locale = 'en-NG'): string {
  const digits = Number.isInteger(naira) ? 0 : 2;
  const key = locale + digits;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return `₦${format.format(naira)}`;
}
