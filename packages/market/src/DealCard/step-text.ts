import type { DealAction, DealChange, DealSide, DealState } from '@oja/contract/deal-lifecycle';
import { formatNaira } from '@oja/contract/naira';

import type { MESSAGES } from './messages.ts';

interface StepContext {
  /** The viewer's side. */
  side: DealSide;
  partnerName: string;
  messages: typeof MESSAGES;
  format: (message: string, values: Record<string, string>) => string;
  locale: string;
  /** The deal's present amount, for a step without one. */
  agreed: number;
}

type Key = keyof typeof MESSAGES;
/** The texts of each action: the viewer's own, and the other person's. */
const TEXTS = {
  accept: ['youAccept', 'theyAccept'],
  decline: ['youDecline', 'theyDecline'],
  withdraw: ['youWithdraw', 'theyWithdraw'],
  arrange: ['youArrange', 'theyArrange'],
  cancel: ['youCancel', 'theyCancel'],
  complete: ['youComplete', 'theyComplete'],
  contest: ['youContest', 'theyContest'],
} as const satisfies Partial<Record<DealAction, readonly [Key, Key]>>;

/** Returns a step as a sentence. A buyer offers an amount, a vendor asks one. */
export function stepText(
  { action, by, amount }: { action: DealAction; by: DealSide | null; amount: number | null },
  { side, partnerName, messages, format, locale, agreed }: StepContext,
): string {
  if (by === null) return action === 'cancel' ? messages.dealEnded : messages.offerEnded;
  const isOwn = by === side;
  const values = { name: partnerName, amount: formatNaira(amount ?? agreed, locale) };
  if (action === 'offer' || action === 'counter') {
    if (by === 'vendor') return format(isOwn ? messages.youAsked : messages.theyAsked, values);
    return format(isOwn ? messages.youOffered : messages.theyOffered, values);
  }
  return action === 'expire' ? messages.offerEnded : format(messages[TEXTS[action][isOwn ? 0 : 1]], values);
}

/** The state of a deal in words. An offer that waits is described by whose turn it is, see DealCard. */
export function stateText(state: DealState, messages: typeof MESSAGES): string {
  const texts: Record<DealState, string> = {
    offered: messages.ended,
    agreed: messages.agreed,
    completed: messages.completed,
    contested: messages.contested,
    declined: messages.declined,
    withdrawn: messages.withdrawn,
    expired: messages.expired,
    cancelled: messages.cancelled,
  };
  return texts[state];
}

/** The labels of the actions, except for `complete`, which names the buyer or says that it was received. */
export const actionTexts = (messages: typeof MESSAGES): Record<Exclude<DealChange, 'complete'>, string> => ({
  accept: messages.accept,
  counter: messages.counter,
  decline: messages.decline,
  withdraw: messages.withdraw,
  arrange: messages.arrange,
  cancel: messages.cancel,
  contest: messages.contest,
});
