import { perLocale } from '@oja/ui/per-locale';

/** The format of a mean of stars: "4.6". */
export const oneDecimal = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
