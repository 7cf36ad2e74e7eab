import { z } from 'zod';

import { idSchema } from './ids.ts';

/** Who takes the money: Flutterwave, or the sandbox of an installation that is only tried out. */
export const paymentProviderSchema = z.enum(['sandbox', 'flutterwave']);
export type PaymentProviderName = z.infer<typeof paymentProviderSchema>;

/** POST /api/payments/webhook/{provider} */
export const webhookParamsSchema = z.object({ provider: paymentProviderSchema });

/** What names one payment: 43 characters that cannot be guessed. */
export const paymentReferenceSchema = z.string().regex(/^[\w-]{43}$/);

/**
 * GET /api/payments/return/{reference}: where every checkout sends its visitor back to, with the provider's word of how
 * it went in `status`. The server asks the provider itself, then sends the visitor on:
 * - paid: to /payment-success
 * - anything else: to /dashboard/ads with paymentReturnSchema as its query, so that the page can say what happened and
 *   offer to pay again (POST /api/v1/adverts/{id}/pay)
 */
export const paymentReturnParamsSchema = z.object({ reference: paymentReferenceSchema });
export const paymentReturnQuerySchema = z.object({ status: z.string().max(40).optional() });

/** The query of /dashboard/ads after a checkout that did not end in a confirmed payment. */
export const paymentReturnSchema = z.object({
  /**
   * `pending`: the provider has not confirmed it yet; the advert is shown as soon as it does. `credited`: it was paid,
   * but the advert was no longer there to be paid; the money is on the payer's wallet.
   */
  payment: z.enum(['cancelled', 'failed', 'pending', 'credited']),
  advert: idSchema,
});
export type PaymentReturn = z.infer<typeof paymentReturnSchema>;
