import { z } from 'zod';

/**
 * The state of a payment. `started`: a link to the checkout was issued. `lapsed`: no payment is expected any more,
 * and the provider is no longer asked. From both, a payment that the provider confirms ends in one of these states:
 * - `paid` what was ordered is delivered
 * - `credited` the order could no longer be delivered; the amount is on the payer's wallet
 * - `mismatched` less was paid than ordered, or in another currency: an operator has to look at it
 */
export const paymentStateSchema = z.enum(['started', 'lapsed', 'paid', 'credited', 'mismatched']);
export type PaymentState = z.infer<typeof paymentStateSchema>;
