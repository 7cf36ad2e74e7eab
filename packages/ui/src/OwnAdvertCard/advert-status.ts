/**
 * Where an advert stands. All but two are the server's; `pending` (paid, not confirmed yet) and `failed` are what a
 * checkout says on its way back.
 */
export type OwnAdvertState = 'awaiting_payment' | 'pending' | 'failed' | 'active' | 'expired' | 'cancelled' | 'refused';

interface AdvertStatus {
  /** In a few words, with the time it is about. */
  label: string;
  /** What that means. */
  text?: string;
  /** Its colour. */
  tone: 'warning' | 'info' | 'danger' | 'success' | 'muted';
}

/** It waits for a payment that its owner can still make. */
export const canBePaid = (state: OwnAdvertState): boolean => state === 'awaiting_payment' || state === 'failed';

/** It is over, and nothing brings this one back. */
export const hasEnded = (state: OwnAdvertState): boolean => state === 'expired' || state === 'cancelled';

/** "Fri, 20 Mar, 09:30"; nothing for a date that is none. */
function formatUntil(until: number | string | Date, timeZone: string | undefined): string {
  const date = new Date(until);
  if (Number.isNaN(date.getTime())) return '';
  const options = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat('en-NG', options).format(date);
}

/** What is said about an advert in this state. */
export function advertStatus(state: OwnAdvertState, until: number | string | Date, timeZone?: string): AdvertStatus {
  const when = formatUntil(until, timeZone);
  switch (state) {
    case 'awaiting_payment':
      return { tone: 'warning', label: 'Waiting for payment', text: when && `Pay before ${when}, or the post is deleted.` };
    case 'pending':
      return { tone: 'info', label: 'Payment being confirmed', text: 'It is shown as soon as the payment service confirms it.' };
    case 'failed':
      return { tone: 'danger', label: 'Payment failed', text: when && `Try again before ${when}, or the post is deleted.` };
    case 'active':
      return { tone: 'success', label: when ? `Running until ${when}` : 'Running' };
    case 'expired':
      return { tone: 'muted', label: when ? `Ended ${when}` : 'Ended', text: 'Its post was deleted with it.' };
    case 'cancelled':
      return { tone: 'muted', label: 'Cancelled', text: 'It was not paid in time, or its post was deleted.' };
    case 'refused':
      return { tone: 'danger', label: 'Taken down', text: 'An admin removed the post.' };
  }
}
