import { z } from 'zod';

import { equalSecrets } from '../equal-secrets.ts';
import { errorText } from '../startup-fault.ts';
import { type Notice, type PaymentOrder, type PaymentProvider, PaymentTrouble, type Verification } from './payment-provider.ts';

/** How long Flutterwave may take over one call. */
const PATIENCE_MS = 10_000;

/** How long a checkout page can be paid at, in minutes: as long as the advert waits, and the most that Flutterwave allows. */
const SESSION_MINUTES = 1440;

const startedSchema = z.object({ status: z.literal('success'), data: z.object({ link: z.url({ protocol: /^https?$/ }) }) });
const verifiedSchema = z.object({
  status: z.literal('success'),
  data: z.object({ id: z.number(), tx_ref: z.string(), status: z.string(), amount: z.number(), currency: z.string() }),
});
const noticeSchema = z.object({
  event: z.string(),
  data: z.object({ id: z.number().optional(), tx_ref: z.string().optional() }),
});

/**
 * Flutterwave's standard checkout, version 3: a page of theirs takes the payment, a webhook tells us, and their API is
 * asked before anything is believed.
 */
export class Flutterwave implements PaymentProvider {
  readonly name = 'flutterwave';
  readonly #api: string;
  readonly #secretKey: string;
  readonly #webhookHash: string;
  readonly #patienceMs: number;

  /**
   * @param api where their API is
   * @param webhookHash the "secret hash" of their dashboard's webhook settings, which they send back with each notice
   */
  constructor({ api, secretKey, webhookHash, patienceMs = PATIENCE_MS }: { api: string; secretKey: string; webhookHash: string; patienceMs?: number }) {
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
    if (!started.success) throw new PaymentTrouble(`Flutterwave began no payment, but answered ${status}`);
    return started.data.data.link;
  }

  async verify(reference: string, transactionId?: string): Promise<Verification> {
    const path =
      transactionId === undefined
        ? `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`
        : `/transactions/${encodeURIComponent(transactionId)}/verify`;
    const { status, body } = await this.#call('GET', path);
    // How they say that they know of no such transaction: nobody has tried to pay yet.
    if (status === 400 || status === 404) return { status: 'pending' };
    const verified = verifiedSchema.safeParse(body);
    if (!verified.success) throw new PaymentTrouble(`Flutterwave did not say what became of a payment, but answered ${status}`);
    const { data } = verified.data;
    if (data.tx_ref !== reference) throw new PaymentTrouble('Flutterwave answered with another payment than was asked about');
    if (data.status === 'failed') return { status: 'failed' };
    if (data.status !== 'successful') return { status: 'pending' };
    return { status: 'paid', amountKobo: Math.round(data.amount * 100), currency: data.currency, transactionId: String(data.id) };
  }

  readNotice(headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer): Notice | undefined {
    const hash = headers['verif-hash'];
    if (typeof hash !== 'string' || !equalSecrets(hash, this.#webhookHash)) return undefined;
    const notice = noticeSchema.safeParse(readJson(body.toString('utf8')));
    if (!notice.success || notice.data.event !== 'charge.completed') return { reference: undefined, transactionId: undefined };
    const { id, tx_ref: reference } = notice.data.data;
    return { reference, transactionId: id === undefined ? undefined : String(id) };
  }

  async #call(method: 'GET' | 'POST', path: string, payload?: object): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${this.#api}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#secretKey}`, 'content-type': 'application/json' },
        ...(payload && { body: JSON.stringify(payload) }),
        // The secret key goes nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(this.#patienceMs),
      });
      return { status: response.status, body: readJson(await response.text()) };
    } catch (error) {
      throw new PaymentTrouble(`Flutterwave cannot be reached: ${errorText(error)}`, { cause: error });
    }
  }
}

/** What a text holds as JSON; undefined when it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
