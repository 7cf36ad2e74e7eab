import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

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
export class FlutterwaveServer {
  /** The bodies of requests to /payments, in order. */
  readonly started: Record<string, unknown>[] = [];
  /** The requested addresses, in order. */
  readonly requests: string[] = [];
  /** Set to simulate a failure. */
  failure: 'none' | 'hangs' | 'fails' | 'sends nonsense' | 'redirects' = 'none';
  /** Runs once during the next request, before the answer. */
  meanwhile: (() => Promise<unknown>) | undefined;
  readonly #charges: Charge[] = [];
  readonly #server: Server;
  #port = 0;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address !== null && typeof address === 'object') this.#port = address.port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get environment(): Record<string, string> {
    return { ...FLUTTERWAVE_KEYS, PAYMENTS_URL: `http://127.0.0.1:${this.#port}/v3` };
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

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? '/', 'http://flutterwave');
    this.requests.push(`${request.method} ${url.pathname}`);
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    const send = (status: number, answer: object | string) => {
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    };
    if (this.failure === 'hangs') return;
    if (this.failure === 'redirects') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (this.failure === 'fails') return send(500, { status: 'error', message: 'Internal server error', data: null });
    if (this.failure === 'sends nonsense') return send(200, '<html>Gateway</html>');
    if (request.headers.authorization !== `Bearer ${FLUTTERWAVE_KEYS.FLUTTERWAVE_SECRET_KEY}`) {
      return send(401, { status: 'error', message: 'Invalid authorization key', data: null });
    }
    if (request.method === 'POST' && url.pathname === '/v3/payments') {
      const order: unknown = JSON.parse(body);
      if (isOrder(order)) this.started.push(order);
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

function isOrder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
