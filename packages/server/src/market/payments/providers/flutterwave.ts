import { PAYMENT_MAX } from '@oja/contract/limits';
import { koboOf } from '@oja/contract/naira-amount';
import { z } from 'zod';

import { equalSecrets } from '../../../foundation/secrets/equal-secrets.ts';
import { errorText } from '../../../foundation/startup/startup-fault.ts';
import {
  type Notice,
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  ProviderUnavailableError,
  type Verification,
} from '../payment-provider.ts';

/** How long one call to Flutterwave may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * How long a checkout page accepts payment, in minutes: as long as the advert waits, and the most that Flutterwave
 * allows.
 */
const SESSION_MINUTES = 1440;

const startedSchema = z.object({
  status: z.literal('success'),
  data: z.object({ link: z.url({ protocol: /^https?$/ }) }),
});
const verifiedSchema = z.object({
  status: z.literal('success'),
  data: z.object({
    id: z.number(),
    tx_ref: z.string(),
    status: z.string(),
    amount: z.number().min(0).max(PAYMENT_MAX),
    currency: z.string(),
  }),
});
const noticeSchema = z.object({
  event: z.string(),
  data: z.object({ id: z.number().optional(), tx_ref: z.string().optional() }),
});

/**
 * Flutterwave's standard checkout, version 3. Their page takes the payment, a webhook notifies the server, and the
 * server verifies the payment through their API.
 */
export class Flutterwave implements PaymentProvider {
  readonly name = 'flutterwave';
  readonly #api: string;
  readonly #secretKey: string;
  readonly #webhookHash: string;
  readonly #patienceMs: number;

  /**
   * @param api base address of their API
   * @param webhookHash the "secret hash" of their dashboard's webhook settings, which they send back with each
   *   webhook
   */
  constructor({
    api,
    secretKey,
    webhookHash,
    patienceMs = PATIENCE_MS,
  }: {
    api: string;
    secretKey: string;
    webhookHash: string;
    patienceMs?: number;
  }) {
    this.#api = api;
    this.#secretKey = secretKey;
    this.#webhookHash = webhookHash;
    this.#patienceMs = patienceMs;
  }

  async start(order: PaymentOrder): Promise<string> {
    const { status, body } = await this.#call('POST', '/payments', {
      tx_ref: order.reference,
      amount: order.amountKobo / 100,
      currency: 'NGN',
      redirect_url: order.returnUrl,
      customer: order.payer,
      session_duration: SESSION_MINUTES,
      customizations: { title: 'Oja', description: order.description },
    });
    const started = startedSchema.safeParse(body);
    if (!started.success) throw new PaymentProviderError(`Flutterwave began no payment, but answered ${status}`);
    return started.data.data.link;
  }

  async verify(reference: string, transactionId?: string): Promise<Verification> {
    const path =
      transactionId === undefined
        ? `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`
        : `/transactions/${encodeURIComponent(transactionId)}/verify`;
    const { status, body } = await this.#call('GET', path);
    // Flutterwave answers so for an unknown transaction: nobody has tried to pay yet.
    if (status === 400 || status === 404) return { status: 'pending' };
    const verified = verifiedSchema.safeParse(body);
    if (!verified.success)
      throw new PaymentProviderError(`Flutterwave did not say what became of a payment, but answered ${status}`);
    const { data } = verified.data;
    if (data.tx_ref !== reference)
      throw new PaymentProviderError('Flutterwave answered with another payment than was asked about');
    if (data.status === 'failed') return { status: 'failed' };
    if (data.status !== 'successful') return { status: 'pending' };
    return {
      status: 'paid',
      amountKobo: koboOf(data.amount),
      currency: data.currency,
      transactionId: String(data.id),
    };
  }

  readNotice(headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer): Notice | undefined {
    const hash = headers['verif-hash'];
    if (typeof hash !== 'string' || !equalSecrets(hash, this.#webhookHash)) return undefined;
    const notice = noticeSchema.safeParse(readJson(body.toString('utf8')));
    if (!notice.success || notice.data.event !== 'charge.completed')
      return { reference: undefined, transactionId: undefined };
    const { id, tx_ref: reference } = notice.data.data;
    return { reference, transactionId: id === undefined ? undefined : String(id) };
  }

  async #call(method: 'GET' | 'POST', path: string, payload?: object): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${this.#api}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#secretKey}`, 'content-type': 'application/json' },
        ...(payload && { body: JSON.stringify(payload) }),
        // A redirect could send the secret key to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(this.#patienceMs),
      });
      return { status: response.status, body: readJson(await response.text()) };
    } catch (error) {
      throw new ProviderUnavailableError(`Flutterwave cannot be reached: ${errorText(error)}`, { cause: error });
    }
  }
}

/** Parses JSON; undefined for a text that is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
