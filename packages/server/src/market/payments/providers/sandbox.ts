import { createHmac, randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { Queries } from '../../../foundation/db/database.ts';
import { equalSecrets } from '../../../foundation/secrets/equal-secrets.ts';
import type { Notice, PaymentOrder, PaymentProvider, Verification } from '../payment-provider.ts';
import { findCharge, insertCharge } from './sandbox-charges.ts';

const noticeSchema = z.object({ event: z.literal('charge.completed'), data: z.object({ tx_ref: z.string() }) });

/**
 * Simulates payments for trying Oja out. It stands in for a payment company, with its own records and checkout page,
 * and notifies the server by a signed webhook as such a company does.
 */
export class Sandbox implements PaymentProvider {
  readonly name = 'sandbox';
  readonly #queries: Queries;
  readonly #publicUrl: string;
  readonly #now: () => number;
  /** Each server has its own secret, because it sends its webhooks only to itself. */
  readonly #secret = randomBytes(32);

  constructor(queries: Queries, publicUrl: string, now: () => number) {
    this.#queries = queries;
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  async start(order: PaymentOrder): Promise<string> {
    await insertCharge(this.#queries, {
      reference: order.reference,
      amount_kobo: order.amountKobo,
      description: order.description,
      return_url: order.returnUrl,
      state: 'open',
      created_at: this.#now(),
    });
    return `${this.#publicUrl}/sandbox/checkout/${order.reference}`;
  }

  async verify(reference: string): Promise<Verification> {
    const charge = await findCharge(this.#queries, reference);
    switch (charge?.state) {
      case 'successful':
        return { status: 'paid', amountKobo: charge.amount_kobo, currency: 'NGN', transactionId: reference };
      case 'failed':
        return { status: 'failed' };
      default:
        return { status: 'pending' };
    }
  }

  readNotice(headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer): Notice | undefined {
    const signature = headers['x-sandbox-signature'];
    if (typeof signature !== 'string' || !equalSecrets(signature, this.#sign(body))) return undefined;
    const { data } = noticeSchema.parse(JSON.parse(body.toString('utf8')));
    return { reference: data.tx_ref, transactionId: undefined };
  }

  /** The webhook that reports an action at the checkout. */
  noticeOf(reference: string): { headers: Record<string, string>; body: string } {
    const body = JSON.stringify({ event: 'charge.completed', data: { tx_ref: reference } });
    return { headers: { 'content-type': 'application/json', 'x-sandbox-signature': this.#sign(body) }, body };
  }

  #sign(body: Buffer | string): string {
    return createHmac('sha256', this.#secret).update(body).digest('hex');
  }
}
