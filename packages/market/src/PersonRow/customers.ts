import { formatMessage } from '@oja/ui/format-message';

import { MESSAGES } from './messages.ts';

/** Returns Oja's word for followers: 'Customer' for 1 or fewer, else 'Customers' (product §2, Find users). */
export function customersWord(count: number, locale = 'en-NG', messages = MESSAGES): string {
  return formatMessage(messages.customers, { count: Math.max(count, 1) }, locale);
}
