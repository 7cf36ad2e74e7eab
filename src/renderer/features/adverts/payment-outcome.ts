import type { OwnAdvert } from '@oja/contract/adverts';
import { type PaymentReturn, paymentReturnSchema } from '@oja/contract/payments';
import type { OwnAdvertCardProps } from '@oja/market/OwnAdvertCard';

/**
 * Reads the result of a checkout, which the server added to the address; undefined if there is none or it is invalid.
 */
export function readPaymentReturn(search: URLSearchParams): PaymentReturn | undefined {
  return paymentReturnSchema.safeParse(Object.fromEntries(search)).data;
}

/**
 * Returns the result to show now: the address stays, but the advert may have been paid, given up or ended since.
 * @param advert the advert it is about, if it is among the loaded ones
 */
export function outcomeNow(
  { payment }: PaymentReturn,
  advert: OwnAdvert | undefined,
): PaymentReturn['payment'] | 'success' | undefined {
  if (payment === 'credited' || !advert || advert.state === 'awaiting_payment') return payment;
  return advert.state === 'active' ? 'success' : undefined;
}

/** The state of an advert, including the result of its last checkout. */
export function stateNow({ _id, state }: OwnAdvert, back: PaymentReturn | undefined): OwnAdvertCardProps['state'] {
  if (state !== 'awaiting_payment' || back?.advert !== _id) return state;
  return back.payment === 'pending' || back.payment === 'failed' ? back.payment : state;
}
