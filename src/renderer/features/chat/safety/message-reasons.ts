import type { SafetyReason } from '@oja/ui/SafetyNotice';

import { hasLookAlikeLink } from './look-alike-link.ts';
import { asksToPayFirst } from './pay-first.ts';
import { carriesPaymentDetails } from './payment-details.ts';
import { plainText } from './plain-text.ts';

/**
 * Why a message of another person may be risky, the gravest first: a link that poses can empty an account at once, paying
 * first loses what is paid, details alone are no harm yet.
 * @param text as it was written, by the partner and never by the reader
 * @param ownHost where this Oja is, such as "oja.ng"
 */
export function messageReasons(text: string, ownHost: string): SafetyReason[] {
  const plain = plainText(text);
  const reasons: SafetyReason[] = [];
  if (hasLookAlikeLink(text, ownHost)) reasons.push('look-alike-link');
  if (asksToPayFirst(plain)) reasons.push('pay-first');
  if (carriesPaymentDetails(plain)) reasons.push('payment-details');
  return reasons;
}
