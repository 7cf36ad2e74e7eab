import { z } from 'zod';

/**
 * Where a payment stands. `started`: a link to the checkout was given out. `lapsed`: nobody is expected to pay any more,
 * and nobody asks the provider. From both, a payment that the provider confirms ends as one of:
 * - `paid` it made its advert active
 * - `credited` its advert could no longer be made active; what was paid is on the payer's wallet
 * - `mismatched` something else was paid than was asked for: an operator has to look
 */
export const paymentStateSchema = z.enum(['started', 'lapsed', 'paid', 'credited', 'mismatched']);
export type PaymentState = z.infer<typeof paymentStateSchema>;
