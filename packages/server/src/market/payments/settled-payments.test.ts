import { paymentAnswerSchema } from '@oja/contract/payments';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { addAdvert } from '../../../test/adverts.ts';
import { FlutterwaveServer } from '../../../test/flutterwave-server.ts';
import { balanceOf } from '../../../test/ledger.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { makeSettlement } from '../../entry/settlement.ts';
import { verifyPayments } from './verify-payments.ts';

const MINUTE = 60_000;

const flutterwave = new FlutterwaveServer();
beforeAll(() => flutterwave.start());
afterAll(() => flutterwave.stop());

describe.each(GATE_DATABASES)('what is kept and told of a payment on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let reference: string;
  let postId: string;
  beforeAll(async () => {
    server = await startTestServer(kind, flutterwave.environment);
  });
  beforeEach(async () => {
    vendor = await server.addAccount('vendor');
    postId = (await addAdvert(server, vendor)).post._id;
    reference = String(flutterwave.started.at(-1)?.['tx_ref']);
  });
  afterEach(() => server.database.queries.deleteFrom('payments').execute());
  afterAll(() => server.stop());

  const notify = (notice: { headers: Record<string, string>; body: object }) =>
    server.call('POST', '/api/payments/webhook/flutterwave', notice);
  const verify = () => verifyPayments(makeSettlement(server.services)).run(server.clock.now);
  const row = () =>
    server.database.queries
      .selectFrom('payments')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const isRunning = async () =>
    (await server.call('GET', `/api/payments/${reference}`)).as(paymentAnswerSchema).data.isAdvertRunning;
  const wordFor = async (status: string) => {
    const { headers } = await server.call('GET', `/api/payments/return/${reference}?status=${status}`);
    return new URL(String(headers['location'])).searchParams.get('payment');
  };

  it('the checkout receives the payer and what is paid for', () => {
    expect(flutterwave.started.at(-1)).toMatchObject({
      customer: { name: 'The vendor', email: vendor.email },
      customizations: { description: 'Oja weekly advert: An advert' },
    });
  });

  it('the revenue is the price alone, also where more was paid', async () => {
    const revenue = await balanceOf(server.database.queries, { house: 'revenue' });
    await notify(flutterwave.charge(reference, { amount: 5000 }));
    expect(await balanceOf(server.database.queries, { house: 'revenue' })).toBe(revenue + 4800);
  });

  it("a settled payment is kept with the provider's name for it, and is due for no further check", async () => {
    // The payments of both databases are charged at one provider, where each has an id of its own.
    const id = kind === 'sqlite' ? 4711 : 4712;
    await notify(flutterwave.charge(reference, { id }));
    expect(await row()).toMatchObject({
      state: 'paid',
      transaction_id: String(id),
      settled_at: server.clock.now,
      next_check_at: null,
    });
  });

  it('a payment whose notice arrives while a job asks about it stays paid', async () => {
    flutterwave.meanwhile = async () => {
      await notify(flutterwave.charge(reference));
      // What the job is told, which asked before.
      flutterwave.charge(reference, { status: 'pending' });
    };
    server.clock.now += 4 * MINUTE;
    await verify();
    expect(await row()).toMatchObject({ state: 'paid', next_check_at: null });
    expect(await isRunning()).toBe(true);
  });

  it('a try that failed is asked about again later, not at every turn', async () => {
    flutterwave.charge(reference, { status: 'failed' });
    server.clock.now += 4 * MINUTE;
    await verify();
    expect(await row()).toMatchObject({ state: 'started', next_check_at: server.clock.now + 4 * MINUTE });
  });

  it('a payment is no longer confirmed once its advert was deleted', async () => {
    await notify(flutterwave.charge(reference));
    expect(await isRunning()).toBe(true);
    await server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor });
    expect(await isRunning()).toBe(false);
  });

  it('who comes back without having paid is told what the checkout says, but what was paid wrongly is pending', async () => {
    expect(await wordFor('failed')).toBe('failed');
    expect(await wordFor('cancelled')).toBe('cancelled');
    flutterwave.charge(reference, { amount: 4799 });
    expect(await wordFor('cancelled')).toBe('pending');
  });
});
