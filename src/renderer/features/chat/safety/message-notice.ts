import type { Message } from '@oja/contract/messages';
import type { SafetyReason } from '@oja/market/SafetyNotice';

import { hasLookAlikeLink } from './look-alike-link.ts';
import { isPaidClaim } from './paid-claim.ts';
import { isPayFirstRequest } from './pay-first.ts';
import { carriesPaymentDetails } from './payment-details.ts';
import { plainText } from './plain-text.ts';

/**
 * Returns why another user's message may be risky, most serious first: a look-alike link can empty an account at once,
 * paying first and handing over unpaid goods lose them, and payment details alone do no harm yet.
 * @param text the message as the partner wrote it
 * @param ownHost the host of this installation, such as "oja.ng"
 */
export function messageReasons(text: string, ownHost: string): SafetyReason[] {
  const plain = plainText(text);
  const reasons: SafetyReason[] = [];
  if (hasLookAlikeLink(text, ownHost)) reasons.push('look-alike-link');
  if (isPayFirstRequest(plain)) reasons.push('pay-first');
  if (isPaidClaim(plain)) reasons.push('paid-claim');
  if (carriesPaymentDetails(plain)) reasons.push('payment-details');
  return reasons;
}

/**
 * Messages are immutable: an edited message is a new object. So the rules run once for each, however often it is shown.
 */
const known = new WeakMap<Message, readonly SafetyReason[]>();
const NONE: readonly SafetyReason[] = [];

/** Returns why a partner's message may be risky, most serious first; none for a deleted message. */
export function reasonsOf(message: Message, ownHost: string): readonly SafetyReason[] {
  if (message.deletedAt !== null || message.text === '') return NONE;
  const before = known.get(message);
  if (before) return before;
  const reasons = messageReasons(message.text, ownHost);
  known.set(message, reasons);
  return reasons;
}

/** The id of a dismissed notice. It changes when the message is edited, so the warning comes back. */
export const noticeIdOf = ({ _id, editedAt }: Message) => (editedAt === null ? _id : `${_id}@${editedAt}`);
