import { PAYMENT_MAX } from '@oja/contract/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { FLUTTERWAVE_KEYS, FlutterwaveServer, noticeOf } from '../../../../test/flutterwave-server.ts';
import { Flutterwave } from './flutterwave.ts';
import { PaymentTrouble } from '../payment-provider.ts';

const server = new FlutterwaveServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => {
  server.trouble = 'none';
});

const make = (changes: { secretKey?: string } = {}) =>
  new Flutterwave({
    api: server.environment['PAYMENTS_URL'] ?? '',
    secretKey: FLUTTERWAVE_KEYS.FLUTTERWAVE_SECRET_KEY,
    webhookHash: FLUTTERWAVE_KEYS.FLUTTERWAVE_WEBHOOK_HASH,
    patienceMs: 200,
    ...changes,
  });
const ORDER = {
  amountKobo: 480_000,
  description: 'Oja weekly advert',
  payer: { name: 'Ada', email: 'ada@example.com' },
  returnUrl: 'http://oja.test/back',
};

describe('starting a payment', () => {
  it('asks for a checkout in naira and gives its link', async () => {
    expect(await make().start({ ...ORDER, reference: 'ref-1' })).toMatch(/^https:\/\/checkout\.flutterwave\.example\//);
    expect(server.started.at(-1)).toMatchObject({
      tx_ref: 'ref-1',
      amount: 4800,
      currency: 'NGN',
      redirect_url: 'http://oja.test/back',
      customer: { name: 'Ada', email: 'ada@example.com' },
      // In minutes: as long as an advert waits to be paid.
      session_duration: 24 * 60,
    });
  });

  it.each(['hangs', 'fails', 'talks nonsense', 'redirects'] as const)(
    'a server that %s is trouble, and soon known',
    async (trouble) => {
      server.trouble = trouble;
      await expect(make().start({ ...ORDER, reference: 'ref-2' })).rejects.toThrow(PaymentTrouble);
      await expect(make().verify('ref-2')).rejects.toThrow(PaymentTrouble);
    },
  );

  it('a key that is not right is trouble, and is not in what is said', async () => {
    const wrong = make({ secretKey: 'FLWSECK-wrong' });
    await expect(wrong.start({ ...ORDER, reference: 'ref-3' })).rejects.toThrow(
      /^Flutterwave began no payment, but answered 401$/,
    );
    await expect(wrong.verify('ref-3')).rejects.toThrow(PaymentTrouble);
  });
});

describe('verifying', () => {
  it('nothing is known, pending, failed, paid', async () => {
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

  it('an amount is read to the kobo, also where its binary fraction lies a little below it', async () => {
    server.charge('v-3', { amount: 4235.15 });
    expect(await make().verify('v-3')).toMatchObject({ amountKobo: 423_515 });
  });

  it("by the transaction's id, which must be of the same payment", async () => {
    server.charge('v-2', { id: 501, amount: 1000 });
    server.charge('v-2', { id: 502, amount: 1000, status: 'failed' });
    expect(await make().verify('v-2', '501')).toMatchObject({ status: 'paid' });
    expect(await make().verify('v-2', '999')).toEqual({ status: 'pending' });
    await expect(make().verify('another', '501')).rejects.toThrow(PaymentTrouble);
  });
});

describe('an amount that cannot be', () => {
  it.each([1e300, PAYMENT_MAX + 1, -1])('%s naira is trouble, not a payment', async (amount) => {
    server.charge(`amount ${amount}`, { amount });
    await expect(make().verify(`amount ${amount}`)).rejects.toThrow(PaymentTrouble);
  });
});

const read = (headers: Record<string, string>, body: unknown) =>
  make().readNotice(headers, Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));

describe('notices', () => {
  const { headers, body } = noticeOf({ id: 5, tx_ref: 'n-1', amount: 1 });

  it('with the right hash says which payment', () => {
    expect(read(headers, body)).toEqual({ reference: 'n-1', transactionId: '5' });
  });

  it('with a wrong hash, a longer one or none is not read', () => {
    for (const hash of ['', 'a hash', `${headers['verif-hash']} `])
      expect(read({ 'verif-hash': hash }, body)).toBeUndefined();
    expect(read({}, body)).toBeUndefined();
  });

  it('of something else, or of nothing that can be read, concerns no payment', () => {
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
