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
function formatUntil(until: number | string | Date, timeZone: string | undefined): string {
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
  return new Intl.DateTimeFormat('en-NG', options).format(date);
}

/** Returns the texts for an advert's state. */
export function advertStatus(state: OwnAdvertState, until: number | string | Date, timeZone?: string): AdvertStatus {
  const when = formatUntil(until, timeZone);
  switch (state) {
    case 'awaiting_payment':
      return {
        tone: 'warning',
        label: 'Waiting for payment',
        text: when && `Pay before ${when}, or the post is deleted.`,
      };
    case 'pending':
      return {
        tone: 'accent',
        label: 'Payment being confirmed',
        text: 'It is shown as soon as the payment service confirms it.',
      };
    case 'failed':
      return {
        tone: 'danger',
        label: 'Payment failed',
        text: when && `Try again before ${when}, or the post is deleted.`,
      };
    case 'active':
      return { tone: 'success', label: when ? `Running until ${when}` : 'Running' };
    case 'expired':
      return { tone: 'neutral', label: when ? `Ended ${when}` : 'Ended', text: 'Its post was deleted with it.' };
    case 'cancelled':
      return { tone: 'neutral', label: 'Cancelled', text: 'It was not paid in time, or its post was deleted.' };
    case 'refused':
      return { tone: 'danger', label: 'Taken down', text: 'An admin removed the post.' };
  }
}
