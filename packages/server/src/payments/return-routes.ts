import { type PaymentReturn, paymentReturnParamsSchema, paymentReturnQuerySchema } from '@oja/contract/payments';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { operation } from '../http/operation.ts';
import type { Services } from '../services.ts';
import { errorText } from '../startup-fault.ts';
import { type PaymentProvider, PaymentTrouble } from './payment-provider.ts';
import { type PaymentRow, findPayment } from './payment-store.ts';
import { type Outcome, settlePayment } from './settle-payment.ts';

/** Where visitors come back to from a checkout, spec §2 and §4. Asks for no session: it tells nothing and does what a webhook does. */
export function returnRoutes({ config, database, now }: Services, provider: PaymentProvider): FastifyPluginAsyncZod {
  const { queries } = database;

  /** The provider's answer; when it has none, its own word is on its way by webhook. */
  async function outcomeOf(payment: PaymentRow, log: FastifyBaseLogger): Promise<Outcome> {
    try {
      return await settlePayment({ database, provider, now, log }, payment);
    } catch (error) {
      if (!(error instanceof PaymentTrouble)) throw error;
      log.warn({ reason: errorText(error) }, 'a payment could not be verified');
      return 'pending';
    }
  }

  return async (app) => {
    app.get(
      '/payments/return/:reference',
      {
        schema: {
          params: paymentReturnParamsSchema,
          querystring: paymentReturnQuerySchema,
          ...operation({
            summary: 'The way back from a checkout to the market',
            tag: 'Payments',
            spec: '§4',
            errors: ['not_found', 'validation_failed'],
            answers: { 303: z.string().describe('To /payment-success, or to /dashboard/ads with `payment` and `advert` in the query') },
          }),
        },
      },
      async ({ params, query, log }, reply) => {
        const payment = await findPayment(queries, params.reference, provider.name);
        if (!payment) return reply.redirect(`${config.publicUrl}/dashboard/ads`, 303);
        const outcome = await outcomeOf(payment, log);
        if (outcome === 'paid') return reply.redirect(`${config.publicUrl}/payment-success`, 303);
        const back: PaymentReturn = { payment: wordFor(outcome, query.status), advert: payment.advert_id };
        return reply.redirect(`${config.publicUrl}/dashboard/ads?${new URLSearchParams(back)}`, 303);
      },
    );
  };
}

function wordFor(outcome: Exclude<Outcome, 'paid'>, visitorSays: string | undefined): PaymentReturn['payment'] {
  if (outcome === 'credited' || outcome === 'failed') return outcome;
  return outcome === 'pending' && (visitorSays === 'cancelled' || visitorSays === 'failed') ? visitorSays : 'pending';
}
