import type { Message } from '@oja/contract/messages';
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

/** Messages never change: an edited one is another object. So the rules run once for each, however often it is shown. */
const known = new WeakMap<Message, readonly SafetyReason[]>();
const NONE: readonly SafetyReason[] = [];

/** Why a message of the partner may be risky, the gravest first; a deleted one is not. */
export function reasonsOf(message: Message, ownHost: string): readonly SafetyReason[] {
  if (message.deletedAt !== null || message.text === '') return NONE;
  const before = known.get(message);
  if (before) return before;
  const reasons = messageReasons(message.text, ownHost);
  known.set(message, reasons);
  return reasons;
}

/** What a dismissed notice is remembered by: once its message is edited, the warning comes back. */
export const noticeIdOf = ({ _id, editedAt }: Message) => (editedAt === null ? _id : `${_id}@${editedAt}`);
