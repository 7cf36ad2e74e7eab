import { isObject, type ProviderRequest, ProviderServer } from './provider-server.ts';

interface Charge {
  id: number;
  tx_ref: string;
  amount: number;
  currency: string;
  status: 'successful' | 'failed' | 'pending';
}

/** The configuration of the server under test. */
export const FLUTTERWAVE_KEYS = {
  FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-key',
  FLUTTERWAVE_WEBHOOK_HASH: 'a hash of the dashboard',
};

/** Simulates Flutterwave's API (version 3) as documented: payments, and verification by id and by reference. */
export class FlutterwaveServer extends ProviderServer {
  /** The bodies of requests to /payments, in order. */
  readonly started: Record<string, unknown>[] = [];
  protected readonly serverError = { status: 'error', message: 'Internal server error', data: null };
  readonly #charges: Charge[] = [];

  get environment(): Record<string, string> {
    return { ...FLUTTERWAVE_KEYS, PAYMENTS_URL: `${this.url}/v3` };
  }

  /** Adds a charge at the checkout, and returns the notice that Flutterwave would send. */
  charge(reference: string, changes: Partial<Charge> = {}): { headers: Record<string, string>; body: object } {
    const order = this.started.find((one) => one['tx_ref'] === reference);
    const charge: Charge = {
      id: 9000 + this.#charges.length,
      tx_ref: reference,
      amount: Number(order?.['amount']),
      currency: 'NGN',
      status: 'successful',
      ...changes,
    };
    this.#charges.push(charge);
    return noticeOf(charge);
  }

  protected answer({ request, url, body, send }: ProviderRequest): void {
    if (request.headers.authorization !== `Bearer ${FLUTTERWAVE_KEYS.FLUTTERWAVE_SECRET_KEY}`) {
      return send(401, { status: 'error', message: 'Invalid authorization key', data: null });
    }
    if (request.method === 'POST' && url.pathname === '/v3/payments') {
      const order: unknown = JSON.parse(body);
      if (isObject(order)) this.started.push(order);
      return send(200, {
        status: 'success',
        message: 'Hosted Link',
        data: { link: `https://checkout.flutterwave.example/v3/hosted/pay/${this.started.length}` },
      });
    }
    const id = /^\/v3\/transactions\/(\d+)\/verify$/.exec(url.pathname)?.[1];
    const found =
      url.pathname === '/v3/transactions/verify_by_reference'
        ? this.#charges.findLast((charge) => charge.tx_ref === url.searchParams.get('tx_ref'))
        : this.#charges.find((charge) => String(charge.id) === id);
    if (!found) return send(400, { status: 'error', message: 'No transaction was found for this id', data: null });
    return send(200, {
      status: 'success',
      message: 'Transaction fetched successfully',
      data: { ...found, flw_ref: 'FLW-MOCK', charged_amount: found.amount, app_fee: 14 },
    });
  }
}

/** Returns the webhook about a charge, as documented. */
export function noticeOf(charge: Partial<Charge>): { headers: Record<string, string>; body: object } {
  return {
    headers: { 'verif-hash': FLUTTERWAVE_KEYS.FLUTTERWAVE_WEBHOOK_HASH },
    body: {
      event: 'charge.completed',
      data: { ...charge, flw_ref: 'FLW-MOCK', charged_amount: charge.amount, payment_type: 'card' },
    },
  };
}
