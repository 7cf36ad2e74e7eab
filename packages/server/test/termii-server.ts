import { isObject, type ProviderRequest, ProviderServer } from './provider-server.ts';

/** The configuration of the server under test. */
const TERMII_KEYS = { SMS_PROVIDER: 'termii', TERMII_API_KEY: 'TLtestkey', TERMII_SENDER: 'Oja' };

/** Simulates Termii's messaging API as documented: POST /api/sms/send, one message per call. */
export class TermiiServer extends ProviderServer<'refuses'> {
  /** The bodies of accepted messages, in order. */
  readonly sent: Record<string, unknown>[] = [];
  protected readonly serverError = { message: 'Internal server error' };

  get environment(): Record<string, string> {
    return { ...TERMII_KEYS, TERMII_URL: this.url };
  }

  protected answer({ request, body, send }: ProviderRequest): void {
    const message: unknown = JSON.parse(body);
    if (!isObject(message) || request.method !== 'POST' || request.url !== '/api/sms/send') return send(404, {});
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
