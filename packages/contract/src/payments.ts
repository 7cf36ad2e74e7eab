import { z } from 'zod';

import { answerOf } from './answers.ts';
import { idSchema } from './ids.ts';

/** The payment provider: Flutterwave, or the sandbox of a trial installation, which takes no money. */
export const paymentProviderSchema = z.enum(['sandbox', 'flutterwave']);
export type PaymentProviderName = z.infer<typeof paymentProviderSchema>;

/** POST /api/payments/webhook/{provider} */
export const webhookParamsSchema = z.object({ provider: paymentProviderSchema });

/** The reference of a payment: 43 characters that cannot be guessed. */
export const paymentReferenceSchema = z.string().regex(/^[\w-]{43}$/);

/**
 * GET /api/payments/return/{reference}: the address to which every checkout returns its visitor. `status` is the
 * provider's own description of the result. The server asks the provider, then redirects the visitor:
 * - paid: to /payment-success with the reference as `reference` in the query
 * - otherwise: to /dashboard/ads with paymentReturnSchema as the query, so that the page can explain the result and
 *   offer to pay again (POST /api/v1/adverts/{id}/pay)
 */
export const paymentParamsSchema = z.object({ reference: paymentReferenceSchema });
export const paymentReturnQuerySchema = z.object({ status: z.string().max(40).optional() });

/** The query of /dashboard/ads after a checkout that did not end in a confirmed payment. */
export const paymentReturnSchema = z.object({
  /**
   * `pending`: the provider has not confirmed the payment yet; the advert is shown when it does. `credited`: the
   * payment was made, but the advert no longer awaited it; the payer's wallet received the money.
   */
  payment: z.enum(['cancelled', 'failed', 'pending', 'credited']),
  advert: idSchema,
});
export type PaymentReturn = z.infer<typeof paymentReturnSchema>;

/**
 * GET /api/payments/{reference}: whether the provider has confirmed the payment and its advert is running. An unknown
 * reference also gets false.
 */
export const paymentAnswerSchema = answerOf(z.object({ isAdvertRunning: z.boolean() }));
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>;
