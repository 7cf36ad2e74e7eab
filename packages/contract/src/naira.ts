const DEFAULT_LOCALE = 'en-NG';
const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/**
 * Formats an amount in naira, product §9: a naira sign, the locale's grouping, and two decimals only if there are kobo.
 * The default locale does without Intl, whose first use costs a browser 20 ms: prices are on the first view of a visit.
 */
export function formatNaira(naira: number, locale = DEFAULT_LOCALE): string {
  const digits = Number.isInteger(naira) ? 0 : 2;
  const text =
    locale === DEFAULT_LOCALE
      ? naira.toFixed(digits).replaceAll(THOUSANDS, ',')
      : naira.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `₦${text}`;
}
