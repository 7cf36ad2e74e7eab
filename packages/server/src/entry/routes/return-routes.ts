import {
  paymentAnswerSchema,
  paymentParamsSchema,
  type PaymentReturn,
  paymentReturnQuerySchema,
} from '@oja/contract/payments';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { isAdvertRunning } from '../../market/adverts/advert-store.ts';
import type { Services } from '../services.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import { PaymentProviderError } from '../../market/payments/payment-provider.ts';
import { type PaymentRow, findPayment } from '../../market/payments/payment-store.ts';
import { type Outcome, type SettlementDeps, settlePayment } from '../../market/payments/settle-payment.ts';

/**
 * Routes for the return from a checkout and for its last page, product §2 and §4. Neither needs a session: a
 * reference cannot be guessed, the first route only does what a webhook does, and the second only answers yes or no.
 */
export function returnRoutes(
  { config, now }: Pick<Services, 'config' | 'now'>,
  settlement: SettlementDeps,
): FastifyPluginAsyncZod {
  const { database, provider } = settlement;
  const { queries } = database;

  /** Asks the provider for the state. If the provider cannot be reached, its webhook will report the state later. */
  async function outcomeOf(payment: PaymentRow, log: FastifyBaseLogger): Promise<Outcome> {
    try {
      return await settlePayment({ ...settlement, log }, payment);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      log.warn({ reason: errorText(error) }, 'a payment could not be verified');
      return 'pending';
    }
  }

  return async (app) => {
    // Each return asks the payment company while a payment is pending.
    app.addHook('onRequest', limit(app, 'returnByAddress', config.rateLimitScale));
    app.get(
      '/payments/return/:reference',
      {
        schema: {
          params: paymentParamsSchema,
          querystring: paymentReturnQuerySchema,
          ...operation({
            summary: 'Return from a checkout to the market',
            tag: 'Payments',
            spec: '§4',
            errors: ['not_found', 'validation_failed'],
            answers: {
              303: z
                .string()
                .describe(
                  'To /payment-success with `reference` in the query, or to /dashboard/ads with `payment` and `advert` in the query',
                ),
            },
          }),
        },
      },
      async ({ params, query, log }, reply) => {
        const payment = await findPayment(queries, params.reference, provider.name);
        if (!payment) return reply.redirect(`${config.publicUrl}/dashboard/ads`, 303);
        const outcome = await outcomeOf(payment, log);
        if (outcome === 'paid')
          return reply.redirect(
            `${config.publicUrl}/payment-success?${new URLSearchParams({ reference: payment.reference })}`,
            303,
          );
        const back: PaymentReturn = { payment: wordFor(outcome, query.status), advert: payment.advert_id };
        return reply.redirect(`${config.publicUrl}/dashboard/ads?${new URLSearchParams(back)}`, 303);
      },
    );

    app.get(
      '/payments/:reference',
      {
        schema: {
          params: paymentParamsSchema,
          ...operation({
            summary: 'Read whether a payment is confirmed and its advert is running',
            tag: 'Payments',
            spec: '§2 Public routes',
            errors: ['validation_failed'],
            answers: { 200: paymentAnswerSchema },
          }),
        },
      },
      async ({ params }) => ({ data: { isAdvertRunning: await isAdvertRunning(queries, params.reference, now()) } }),
    );
  };
}

function wordFor(outcome: Exclude<Outcome, 'paid'>, visitorSays: string | undefined): PaymentReturn['payment'] {
  if (outcome === 'credited' || outcome === 'failed') return outcome;
  return outcome === 'pending' && (visitorSays === 'cancelled' || visitorSays === 'failed') ? visitorSays : 'pending';
}
