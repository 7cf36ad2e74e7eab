import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { paymentReferenceSchema } from '@oja/contract/payments';
import { z } from 'zod';

import type { Queries } from '../../foundation/db/database.ts';
import { operation } from '../../foundation/http/operation.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import {
  type ChargeRow,
  type ChargeState,
  findCharge,
  moveCharge,
} from '../../market/payments/providers/sandbox-charges.ts';
import { checkoutPage } from '../web/sandbox-page.ts';
import type { Sandbox } from '../../market/payments/providers/sandbox.ts';
import { STYLESHEET } from '../web/sandbox-stylesheet.ts';

/** The charge state that each button of the checkout sets. */
const STEPS = { pay: 'successful', cancel: 'cancelled', fail: 'failed' } as const satisfies Record<string, ChargeState>;

/** How long the server's own webhook may take, in milliseconds. */
const WEBHOOK_MS = 10_000;

const referenceParamsSchema = z.object({ reference: paymentReferenceSchema });
const stepParamsSchema = referenceParamsSchema.extend({ step: z.enum(['pay', 'cancel', 'fail']) });
const pageSchema = z.string().describe('A page');

/**
 * The sandbox's checkout page. Like a payment company, it has its own charges, does not know adverts, and reports by
 * webhook.
 */
export function sandboxRoutes(sandbox: Sandbox, queries: Queries): FastifyPluginAsyncZod {
  return async (app) => {
    // A form without fields sends an empty body of this type.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );

    app.get(
      '/sandbox/checkout.css',
      {
        schema: operation({
          summary: 'Read the style sheet of the sandbox checkout',
          tag: 'Payments',
          spec: 'architecture §6',
          errors: [],
          answers: { 200: pageSchema },
          produces: 'text/css',
        }),
      },
      async (_request, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLESHEET),
    );

    app.get(
      '/sandbox/checkout/:reference',
      {
        schema: {
          params: referenceParamsSchema,
          ...operation({
            summary: 'Open the sandbox checkout',
            tag: 'Payments',
            spec: 'architecture §6',
            errors: ['not_found'],
            answers: { 200: pageSchema },
            produces: 'text/html',
          }),
        },
      },
      async ({ params }, reply) => {
        const charge = await chargeOf(queries, params.reference);
        return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(checkoutPage(charge));
      },
    );

    app.post(
      '/sandbox/checkout/:reference/:step',
      {
        schema: {
          params: stepParamsSchema,
          ...operation({
            summary: 'Press a button of the sandbox checkout; redirects to the market',
            tag: 'Payments',
            spec: 'architecture §6',
            errors: ['not_found'],
            body: 'none',
            answers: { 303: pageSchema },
          }),
        },
      },
      async ({ params, log }, reply) => {
        await moveCharge(queries, params.reference, STEPS[params.step]);
        const charge = await chargeOf(queries, params.reference);
        // After a cancellation nothing was paid and no bank was asked, so no webhook is sent.
        if (charge.state !== 'cancelled') {
          await sendWebhook(app, sandbox, charge).catch((error: unknown) => {
            log.warn(
              { reason: errorText(error) },
              'the sandbox could not deliver its webhook; the payment will be verified later',
            );
          });
        }
        return reply.redirect(`${charge.return_url}?status=${charge.state}`, 303);
      },
    );
  };
}

async function chargeOf(queries: Queries, reference: string): Promise<ChargeRow> {
  const charge = await findCharge(queries, reference);
  if (!charge) throw new ApiError('not_found');
  return charge;
}

/** Sends the webhook over HTTP, to the address where this server listens. */
async function sendWebhook(app: FastifyInstance, sandbox: Sandbox, charge: ChargeRow): Promise<void> {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('this server listens at no port');
  const host = address.address === '0.0.0.0' || address.address === '::' ? '127.0.0.1' : address.address;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/api/payments/webhook/sandbox`;
  const response = await fetch(url, {
    method: 'POST',
    ...sandbox.noticeOf(charge.reference),
    signal: AbortSignal.timeout(WEBHOOK_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
