import { formatMessage } from '@oja/ui/format-message';
import { perLocale } from '@oja/ui/per-locale';

import { MESSAGES } from './messages.ts';

const grouped = perLocale((locale) => new Intl.NumberFormat(locale));

/** Formats a number: "10,000". */
export function formatCount(count: number, locale = 'en-NG'): string {
  return grouped(locale).format(count);
}

/** Returns Oja's word for followers: 'Customer' for 1 or fewer, else 'Customers' (product §2, Find users). */
export function customersWord(count: number, locale = 'en-NG', messages = MESSAGES): string {
  return formatMessage(messages.customers, { count: Math.max(count, 1) }, locale);
}
