import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** The configuration of the server under test. */
const TERMII_KEYS = { SMS_PROVIDER: 'termii', TERMII_API_KEY: 'TLtestkey', TERMII_SENDER: 'Oja' };

/** Simulates Termii's messaging API as documented: POST /api/sms/send, one message per call. */
export class TermiiServer {
  /** The bodies of accepted messages, in order. */
  readonly sent: Record<string, unknown>[] = [];
  /** The requested addresses, in order. */
  readonly requests: string[] = [];
  /** Set to simulate a failure. */
  failure: 'none' | 'hangs' | 'fails' | 'refuses' | 'sends nonsense' | 'redirects' = 'none';
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

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get environment(): Record<string, string> {
    return { ...TERMII_KEYS, TERMII_URL: this.url };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    this.requests.push(`${request.method} ${request.url}`);
    const send = (status: number, answer: object | string) => {
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    };
    if (this.failure === 'hangs') return;
    if (this.failure === 'redirects') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (this.failure === 'fails') return send(500, { message: 'Internal server error' });
    if (this.failure === 'sends nonsense') return send(200, '<html>Gateway</html>');
    const message: unknown = JSON.parse(body);
    if (!isMessage(message) || request.method !== 'POST' || request.url !== '/api/sms/send') return send(404, {});
    if (message['api_key'] !== TERMII_KEYS.TERMII_API_KEY) return send(401, { message: 'Invalid api key' });
    // Like theirs, the refusal repeats the number.
    if (this.failure === 'refuses') return send(400, { message: `Insufficient balance for ${String(message['to'])}` });
    this.sent.push(message);
    return send(200, {
      code: 'ok',
      message_id: '9122821270554876574',
      message: 'Successfully Sent',
      balance: 9,
      user: 'Oja',
    });
  }
}

function isMessage(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
