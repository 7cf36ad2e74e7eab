import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { webhookParamsSchema } from '@oja/contract/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { operation } from '../../foundation/http/operation.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import { PaymentProviderError } from '../../market/payments/payment-provider.ts';
import { findPayment } from '../../market/payments/payment-store.ts';
import { type SettlementDeps, settlePayment } from '../../market/payments/settle-payment.ts';

/**
 * The route for webhooks of payment providers, architecture §6. A webhook only causes the server to ask the provider.
 * A webhook about a settled or unknown payment is answered with 200 at once, so that it is not sent again.
 */
export function webhookRoutes(settlement: SettlementDeps): FastifyPluginAsyncZod {
  const { database, provider } = settlement;
  const { queries } = database;
  return async (app) => {
    // The signature covers the raw bytes of the body.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/payments/webhook/:provider',
      {
        schema: {
          params: webhookParamsSchema,
          ...operation({
            summary: "Receive a payment provider's webhook",
            tag: 'Payments',
            spec: 'architecture §6',
            errors: ['signature_invalid', 'not_found', 'payment_unavailable'],
            body: 'anything',
            answers: { 200: messageAnswerSchema },
          }),
        },
      },
      async ({ params, headers, body, log }) => {
        if (params.provider !== provider.name) throw new ApiError('not_found');
        const notice = provider.readNotice(headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
        if (!notice) throw new ApiError('signature_invalid');
        const payment =
          notice.reference === undefined ? undefined : await findPayment(queries, notice.reference, provider.name);
        if (!payment) return confirm('notice_taken');
        try {
          await settlePayment({ ...settlement, log }, payment, notice.transactionId);
        } catch (error) {
          if (!(error instanceof PaymentProviderError)) throw error;
          log.warn({ reason: errorText(error) }, 'a payment could not be verified');
          throw new ApiError('payment_unavailable');
        }
        return confirm('notice_taken');
      },
    );
  };
}
