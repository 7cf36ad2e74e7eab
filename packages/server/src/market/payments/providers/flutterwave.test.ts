import { PAYMENT_MAX } from '@oja/contract/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { FLUTTERWAVE_KEYS, FlutterwaveServer, noticeOf } from '../../../../test/flutterwave-server.ts';
import { Flutterwave } from './flutterwave.ts';
import { PaymentProviderError } from '../payment-provider.ts';

const server = new FlutterwaveServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => {
  server.failure = 'none';
});

const make = (changes: { secretKey?: string; patienceMs?: number } = {}) =>
  new Flutterwave({
    api: server.environment['PAYMENTS_URL'] ?? '',
    secretKey: FLUTTERWAVE_KEYS.FLUTTERWAVE_SECRET_KEY,
    webhookHash: FLUTTERWAVE_KEYS.FLUTTERWAVE_WEBHOOK_HASH,
    patienceMs: 10_000,
    ...changes,
  });
const ORDER = {
  amountKobo: 480_000,
  description: 'Oja weekly advert',
  payer: { name: 'Ada', email: 'ada@example.com' },
  returnUrl: 'http://oja.test/back',
};

describe('starting a payment', () => {
  it('requests a checkout in naira and returns its link', async () => {
    expect(await make().start({ ...ORDER, reference: 'ref-1' })).toMatch(/^https:\/\/checkout\.flutterwave\.example\//);
    expect(server.started.at(-1)).toMatchObject({
      tx_ref: 'ref-1',
      amount: 4800,
      currency: 'NGN',
      redirect_url: 'http://oja.test/back',
      customer: { name: 'Ada', email: 'ada@example.com' },
      // In minutes: as long as an advert awaits its payment.
      session_duration: 24 * 60,
    });
  });

  it.each(['hangs', 'fails', 'sends nonsense', 'redirects'] as const)(
    'fails quickly with PaymentProviderError when the server %s',
    async (failure) => {
      server.failure = failure;
      const impatient = make({ patienceMs: 200 });
      await expect(impatient.start({ ...ORDER, reference: 'ref-2' })).rejects.toThrow(PaymentProviderError);
      await expect(impatient.verify('ref-2')).rejects.toThrow(PaymentProviderError);
    },
  );

  it('fails with PaymentProviderError for a wrong key, without the key in the message', async () => {
    const wrong = make({ secretKey: 'FLWSECK-wrong' });
    await expect(wrong.start({ ...ORDER, reference: 'ref-3' })).rejects.toThrow(
      /^Flutterwave began no payment, but answered 401$/,
    );
    await expect(wrong.verify('ref-3')).rejects.toThrow(PaymentProviderError);
  });
});

describe('verifying a payment', () => {
  it('returns unknown and pending payments as pending, and failed and paid ones as such', async () => {
    expect(await make().verify('v-1')).toEqual({ status: 'pending' });
    server.charge('v-1', { status: 'pending', amount: 1000 });
    expect(await make().verify('v-1')).toEqual({ status: 'pending' });
    server.charge('v-1', { status: 'failed', amount: 1000 });
    expect(await make().verify('v-1')).toEqual({ status: 'failed' });
    server.charge('v-1', { status: 'successful', amount: 1000.5, id: 77 });
    expect(await make().verify('v-1')).toEqual({
      status: 'paid',
      amountKobo: 100_050,
      currency: 'NGN',
      transactionId: '77',
    });
  });

  it('rounds an amount to the kobo, also where its binary fraction is slightly lower', async () => {
    server.charge('v-3', { amount: 4235.15 });
    expect(await make().verify('v-3')).toMatchObject({ amountKobo: 423_515 });
  });

  it('accepts a transaction id only for the same payment', async () => {
    server.charge('v-2', { id: 501, amount: 1000 });
    server.charge('v-2', { id: 502, amount: 1000, status: 'failed' });
    expect(await make().verify('v-2', '501')).toMatchObject({ status: 'paid' });
    expect(await make().verify('v-2', '999')).toEqual({ status: 'pending' });
    await expect(make().verify('another', '501')).rejects.toThrow(PaymentProviderError);
  });
});

describe('an impossible amount', () => {
  it.each([1e300, PAYMENT_MAX + 1, -1])('of %s naira fails with PaymentProviderError', async (amount) => {
    server.charge(`amount ${amount}`, { amount });
    await expect(make().verify(`amount ${amount}`)).rejects.toThrow(PaymentProviderError);
  });
});

const read = (headers: Record<string, string>, body: unknown) =>
  make().readNotice(headers, Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));

describe('payment notices', () => {
  const { headers, body } = noticeOf({ id: 5, tx_ref: 'n-1', amount: 1 });

  it('with the right hash identify the payment', () => {
    expect(read(headers, body)).toEqual({ reference: 'n-1', transactionId: '5' });
  });

  it('with a wrong, longer or missing hash are ignored', () => {
    for (const hash of ['', 'a hash', `${headers['verif-hash']} `])
      expect(read({ 'verif-hash': hash }, body)).toBeUndefined();
    expect(read({}, body)).toBeUndefined();
  });

  it('about other events, or with invalid content, identify no payment', () => {
    for (const other of [
      { event: 'transfer.completed', data: { id: 1 } },
      { event: 'charge.completed' },
      [],
      'no json',
      '',
    ]) {
      expect(read(headers, other)).toEqual({ reference: undefined, transactionId: undefined });
    }
  });
});
