import type { DealSide } from '@oja/contract/deal-lifecycle';
import { formatNaira } from '@oja/contract/naira';

import { type Moment, timeOf } from '../chat-time/chat-time.ts';
import type { MESSAGES } from './messages.ts';

/** How a deal is handed over and paid. */
export interface ShownTerms {
  /** How it changes hands. */
  handover: 'pickup' | 'delivery';
  /** Who arranges the delivery. */
  by?: DealSide | undefined;
  /** What the delivery costs, in naira. */
  fee?: number | undefined;
  /** Where to meet, or where it goes. */
  place?: string | undefined;
  /** When it is handed over. */
  time?: Moment | undefined;
  /** When it is paid. */
  payment: 'before' | 'on_delivery';
}

interface TermsContext {
  /** The viewer's side. */
  side: DealSide;
  partnerName: string;
  messages: typeof MESSAGES;
  format: (message: string, values: Record<string, string>) => string;
  locale: string;
  timeZone?: string | undefined;
}

/** Returns what is arranged in one line: "Picked up, Ikeja City Mall, Saturday, 5 December at 15:00, paid before". */
export function termsText(
  { handover, by, fee, place, time, payment }: ShownTerms,
  { side, partnerName, messages, format, locale, timeZone }: TermsContext,
): string {
  const isDelivery = handover === 'delivery';
  const at = time === undefined ? Number.NaN : timeOf(time);
  return [
    isDelivery && by ? format(by === side ? messages.youDeliver : messages.theyDeliver, { name: partnerName }) : '',
    isDelivery && by ? '' : messages[handover],
    isDelivery && fee !== undefined && format(messages.fee, { amount: formatNaira(fee, locale) }),
    place,
    !Number.isNaN(at) &&
      new Date(at).toLocaleString(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      }),
    messages[payment],
  ]
    .filter(Boolean)
    .join(', ');
}
