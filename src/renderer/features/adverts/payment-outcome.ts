import '../posts/zod-without-eval.ts';

import type { OwnAdvert } from '@oja/contract/adverts';
import { type PaymentReturn, paymentReturnSchema } from '@oja/contract/payments';
import type { OwnAdvertCardProps } from '@oja/ui/OwnAdvertCard';

/** How a checkout ended, as the server put it into the address; undefined for an address that says nothing, or nonsense. */
export function readPaymentReturn(search: URLSearchParams): PaymentReturn | undefined {
  return paymentReturnSchema.safeParse(Object.fromEntries(search)).data;
}

/**
 * What is to be said of it now: the address stays, while the advert may be paid, given up or over since.
 * @param advert the one it is about, where it is among those that are loaded
 */
export function outcomeNow({ payment }: PaymentReturn, advert: OwnAdvert | undefined): PaymentReturn['payment'] | 'success' | undefined {
  if (payment === 'credited' || !advert || advert.state === 'awaiting_payment') return payment;
  return advert.state === 'active' ? 'success' : undefined;
}

/** The state of an advert, with what its last checkout has said. */
export function stateNow({ _id, state }: OwnAdvert, back: PaymentReturn | undefined): OwnAdvertCardProps['state'] {
  if (state !== 'awaiting_payment' || back?.advert !== _id) return state;
  return back.payment === 'pending' || back.payment === 'failed' ? back.payment : state;
}
