import type { FastifyBaseLogger } from 'fastify';

import { PaymentTrouble } from '../payments/payment-provider.ts';
import { startPayment } from '../payments/start-payment.ts';
import { errorText } from '../startup-fault.ts';
import type { PlacedAdvert } from './place-advert.ts';

/**
 * The link to the checkout of an advert that was placed, once that is committed.
 * @returns undefined when the payment service cannot be reached: the advert waits, and its owner can ask for a new link
 */
export async function checkoutLink(
  market: Parameters<typeof startPayment>[0],
  { advert, reference }: PlacedAdvert,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  try {
    return await startPayment(market, advert, reference);
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    log.warn({ reason: errorText(error) }, 'a payment could not be started');
    return undefined;
  }
}
