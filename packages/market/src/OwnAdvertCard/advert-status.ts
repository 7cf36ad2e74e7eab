import { formatMessage } from '@oja/ui/format-message';

import { MESSAGES } from './messages.ts';

/**
 * The state of an advert. The server sends all but two: `pending` (paid, not confirmed yet) and `failed` are results of
 * a checkout.
 */
export type OwnAdvertState = 'awaiting_payment' | 'pending' | 'failed' | 'active' | 'expired' | 'cancelled' | 'refused';

interface AdvertStatus {
  /** The state in a few words, with its time. */
  label: string;
  /** An explanation. */
  text?: string;
  /** Its colour. */
  tone: 'warning' | 'accent' | 'danger' | 'success' | 'neutral';
}

/** Returns whether the owner can still pay for it. */
export const canBePaid = (state: OwnAdvertState): boolean => state === 'awaiting_payment' || state === 'failed';

/** Returns whether the advert has ended and cannot become active again. */
export const hasEnded = (state: OwnAdvertState): boolean => state === 'expired' || state === 'cancelled';

/** Formats a date as "Fri, 20 Mar, 09:30"; '' for an invalid date. */
function formatUntil(until: number | string | Date, timeZone: string | undefined, locale: string): string {
  const date = new Date(until);
  if (Number.isNaN(date.getTime())) return '';
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  } as const;
  return new Intl.DateTimeFormat(locale, options).format(date);
}

/** Returns the texts for an advert's state. */
export function advertStatus(
  state: OwnAdvertState,
  until: number | string | Date,
  timeZone?: string,
  locale = 'en-NG',
  messages = MESSAGES,
): AdvertStatus {
  const when = formatUntil(until, timeZone, locale);
  const withTime = (message: string) => formatMessage(message, { when }, locale);
  switch (state) {
    case 'awaiting_payment':
      return {
        tone: 'warning',
        label: messages.awaiting,
        text: when && withTime(messages.awaitingText),
      };
    case 'pending':
      return {
        tone: 'accent',
        label: messages.pending,
        text: messages.pendingText,
      };
    case 'failed':
      return {
        tone: 'danger',
        label: messages.failed,
        text: when && withTime(messages.failedText),
      };
    case 'active':
      return { tone: 'success', label: when ? withTime(messages.runningUntil) : messages.running };
    case 'expired':
      return { tone: 'neutral', label: when ? withTime(messages.endedAt) : messages.ended, text: messages.endedText };
    case 'cancelled':
      return { tone: 'neutral', label: messages.cancelled, text: messages.cancelledText };
    case 'refused':
      return { tone: 'danger', label: messages.refused, text: messages.refusedText };
  }
}
