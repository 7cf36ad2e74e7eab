import { messageAnswerSchema } from '@oja/contract/answers';
import { webhookParamsSchema } from '@oja/contract/payments';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { errorText } from '../startup-fault.ts';
import { type PaymentProvider, PaymentTrouble } from './payment-provider.ts';
import { findPayment } from './payment-store.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * What payment providers tell us, design §6. A notice is only ever a reason to ask the provider; a notice of what is
 * settled, or of what is not ours, is answered with 200 at once, so that it is not sent again.
 */
export function webhookRoutes({ database, now }: Services, provider: PaymentProvider): FastifyPluginAsyncZod {
  const { queries } = database;
  return async (app) => {
    // Signatures are made over the bytes as they were sent.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/payments/webhook/:provider',
      {
        schema: {
          params: webhookParamsSchema,
          ...operation({
            summary: 'A notice of a payment provider',
            tag: 'Payments',
            spec: 'design §6',
            errors: ['signature_invalid', 'not_found', 'payment_unavailable'],
            body: 'anything',
            answers: { 200: messageAnswerSchema },
          }),
        },
      },
      async ({ params, headers, body, log }) => {
        if (params.provider !== provider.name) throw new Refusal('not_found');
        const notice = provider.readNotice(headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
        if (!notice) throw new Refusal('signature_invalid');
        const payment = notice.reference === undefined ? undefined : await findPayment(queries, notice.reference, provider.name);
        if (!payment) return { message: CONFIRMATIONS.noticeTaken };
        try {
          await settlePayment({ database, provider, now, log }, payment, notice.transactionId);
        } catch (error) {
          if (!(error instanceof PaymentTrouble)) throw error;
          log.warn({ reason: errorText(error) }, 'a payment could not be verified');
          throw new Refusal('payment_unavailable');
        }
        return { message: CONFIRMATIONS.noticeTaken };
      },
    );
  };
}
