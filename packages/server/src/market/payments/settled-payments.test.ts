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

describe.each(GATE_DATABASES)('settled payments on %s', (kind) => {
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

  it('send the payer and a description to the checkout', () => {
    expect(flutterwave.started.at(-1)).toMatchObject({
      customer: { name: 'The vendor', email: vendor.email },
      customizations: { description: 'Oja weekly advert: An advert' },
    });
  });

  it('book only the price as revenue, also when more was paid', async () => {
    const revenue = await balanceOf(server.database.queries, { house: 'revenue' });
    await notify(flutterwave.charge(reference, { amount: 5000 }));
    expect(await balanceOf(server.database.queries, { house: 'revenue' })).toBe(revenue + 4800);
  });

  it("are stored with the provider's id, and need no further check", async () => {
    // Both databases use one provider, where each payment needs a different id.
    const id = kind === 'sqlite' ? 4711 : 4712;
    await notify(flutterwave.charge(reference, { id }));
    expect(await row()).toMatchObject({
      state: 'paid',
      transaction_id: String(id),
      settled_at: server.clock.now,
      next_check_at: null,
    });
  });

  it("stay paid when a notice arrives during the job's request", async () => {
    flutterwave.meanwhile = async () => {
      await notify(flutterwave.charge(reference));
      // The job receives this state, because its request came first.
      flutterwave.charge(reference, { status: 'pending' });
    };
    server.clock.now += 4 * MINUTE;
    await verify();
    expect(await row()).toMatchObject({ state: 'paid', next_check_at: null });
    expect(await isRunning()).toBe(true);
  });

  it('are checked again later after a failed attempt, not at every turn', async () => {
    flutterwave.charge(reference, { status: 'failed' });
    server.clock.now += 4 * MINUTE;
    await verify();
    expect(await row()).toMatchObject({ state: 'started', next_check_at: server.clock.now + 4 * MINUTE });
  });

  it('are no longer confirmed after their advert is deleted', async () => {
    await notify(flutterwave.charge(reference));
    expect(await isRunning()).toBe(true);
    await server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor });
    expect(await isRunning()).toBe(false);
  });

  it("redirect a visitor who has not paid with the checkout's status, and as pending after a wrong amount", async () => {
    expect(await wordFor('failed')).toBe('failed');
    expect(await wordFor('cancelled')).toBe('cancelled');
    flutterwave.charge(reference, { amount: 4799 });
    expect(await wordFor('cancelled')).toBe('pending');
  });
});
