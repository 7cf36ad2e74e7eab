import { paymentAnswerSchema } from '@oja/contract/payments';
import { walletAnswerSchema } from '@oja/contract/wallet';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { FlutterwaveServer, noticeOf } from '../../../test/flutterwave-server.ts';
import { balanceOf, bookkeepingFaults } from '../../../test/ledger.ts';
import { VendorPayments } from '../../../test/payments.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const flutterwave = new FlutterwaveServer();
beforeAll(() => flutterwave.start());
afterAll(() => flutterwave.stop());
afterEach(() => {
  flutterwave.failure = 'none';
});

describe.each(DATABASES)('payments on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let payments: VendorPayments;
  beforeAll(async () => {
    server = await startTestServer(kind, flutterwave.environment);
  });
  beforeEach(async () => {
    vendor = await server.addAccount('vendor');
    payments = new VendorPayments(server, vendor, flutterwave);
  });
  afterAll(() => server.stop());

  it('activate the advert and book revenue after a signed notice that Flutterwave confirms', async () => {
    const reference = await payments.order();
    const revenue = await balanceOf(server.database.queries, { house: 'revenue' });
    expect(await payments.notify(flutterwave.charge(reference))).toMatchObject({ status: 200 });
    expect([await payments.advertState(), await payments.wallet(), await payments.stateOf(reference)]).toEqual([
      'active',
      0,
      'paid',
    ]);
    expect(await balanceOf(server.database.queries, { house: 'revenue' })).toBe(revenue + 4800);
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it('answer 401 signature_invalid to a notice without the right hash, and send no request to Flutterwave', async () => {
    const reference = await payments.order();
    const { body } = flutterwave.charge(reference);
    const requests = flutterwave.requests.length;
    for (const headers of [{}, { 'verif-hash': '' }, { 'verif-hash': 'a guess' }]) {
      expect(await payments.notify({ headers, body })).toMatchObject({
        status: 401,
        body: { code: 'signature_invalid' },
      });
    }
    expect([await payments.advertState(), flutterwave.requests.length]).toEqual(['awaiting_payment', requests]);
  });

  it('change nothing after a notice that Flutterwave does not confirm', async () => {
    const reference = await payments.order();
    expect(
      (
        await payments.notify(
          noticeOf({ id: 123_456, tx_ref: reference, amount: 4800, currency: 'NGN', status: 'successful' }),
        )
      ).status,
    ).toBe(200);
    expect(await payments.advertState()).toBe('awaiting_payment');
    flutterwave.charge(reference, { status: 'failed' });
    await payments.notify(flutterwave.charge(reference, { status: 'pending' }));
    expect(await payments.advertState()).toBe('awaiting_payment');
    // The notice was only early: the same payment succeeds later.
    await payments.notify(flutterwave.charge(reference));
    expect(await payments.advertState()).toBe('active');
  });

  it('are not settled by a notice with the transaction of another payment', async () => {
    const other = await payments.order();
    const reference = await payments.order();
    const { headers } = flutterwave.charge(other, { id: 31_337 });
    expect((await payments.notify({ headers, body: noticeOf({ id: 31_337, tx_ref: reference }).body })).status).toBe(
      503,
    );
    expect(await payments.advertState()).toBe('awaiting_payment');
  });

  it.each([
    ['too little', { amount: 4799 }],
    ['another currency', { currency: 'USD' }],
  ])('do not count with %s paid: the advert stays hidden, and the log warns an operator', async (_name, changes) => {
    const reference = await payments.order();
    expect((await payments.notify(flutterwave.charge(reference, changes))).status).toBe(200);
    expect([await payments.advertState(), await payments.stateOf(reference), await payments.wallet()]).toEqual([
      'awaiting_payment',
      'mismatched',
      0,
    ]);
  });

  it('credit the amount above the price to the wallet', async () => {
    await payments.notify(flutterwave.charge(await payments.order(), { amount: 5000 }));
    expect([await payments.advertState(), await payments.wallet()]).toEqual(['active', 200]);
    const answer = await server.call('GET', '/api/v1/wallet', { as: vendor });
    const { movements } = answer.as(walletAnswerSchema).data;
    expect(movements).toMatchObject([{ kind: 'advert_overpaid', amount: 200 }]);
  });

  it('are settled once by thirty concurrent notices, and pay one referral', async () => {
    const friend = await server.addAccount();
    const notice = flutterwave.charge(await payments.order({ referredBy: friend.userName }));
    const answers = await Promise.all(Array.from({ length: 30 }, () => payments.notify(notice)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([
      await payments.advertState(),
      await payments.wallet(),
      await balanceOf(server.database.queries, { owner: friend.id }),
    ]).toEqual(['active', 0, 480]);
    const requests = flutterwave.requests.length;
    expect((await payments.notify(notice)).status).toBe(200);
    expect(flutterwave.requests.length).toBe(requests);
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it.each(['fails', 'sends nonsense'] as const)(
    'answer 503 while Flutterwave %s, so that the notice is sent again, and then count it',
    async (failure) => {
      const notice = flutterwave.charge(await payments.order());
      flutterwave.failure = failure;
      expect(await payments.notify(notice)).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
      expect(await payments.advertState()).toBe('awaiting_payment');
      flutterwave.failure = 'none';
      expect((await payments.notify(notice)).status).toBe(200);
      expect(await payments.advertState()).toBe('active');
    },
  );

  it('answer 200 to a notice about a foreign payment, and 404 for a provider that is not used', async () => {
    expect((await payments.notify(noticeOf({ id: 1, tx_ref: 'somebody-else' }))).status).toBe(200);
    expect(
      (await payments.notify({ headers: noticeOf({}).headers, body: { event: 'transfer.completed', data: { id: 1 } } }))
        .status,
    ).toBe(200);
    expect((await server.call('POST', '/api/payments/webhook/sandbox', { body: {} })).status).toBe(404);
    expect((await server.call('POST', '/api/payments/webhook/paypal', { body: {} })).status).toBe(404);
    expect((await server.call('GET', '/sandbox/checkout.css')).status).toBe(404);
  });

  it("redirect a returning visitor by Flutterwave's answer, not by the query", async () => {
    const reference = await payments.order();
    const { _id: advert } = await payments.newest();
    const goes = async (query = '') => (await payments.comeBack(reference, query)).headers['location'];
    expect(await goes('?status=successful&transaction_id=1')).toBe(
      `http://oja.test/dashboard/ads?payment=pending&advert=${advert}`,
    );
    expect(await goes('?status=cancelled')).toBe(`http://oja.test/dashboard/ads?payment=cancelled&advert=${advert}`);
    flutterwave.charge(reference, { status: 'failed' });
    expect(await goes('?status=successful')).toBe(`http://oja.test/dashboard/ads?payment=failed&advert=${advert}`);
    flutterwave.failure = 'fails';
    expect(await goes()).toBe(`http://oja.test/dashboard/ads?payment=pending&advert=${advert}`);
    flutterwave.failure = 'none';
    flutterwave.charge(reference);
    // The redirect also works before the webhook arrives.
    expect(await goes('?status=cancelled')).toBe(`http://oja.test/payment-success?reference=${reference}`);
    expect(await payments.advertState()).toBe('active');
    expect((await payments.comeBack('a'.repeat(43))).headers['location']).toBe('http://oja.test/dashboard/ads');
    expect((await payments.comeBack('nonsense')).status).toBe(404);
  });

  it('are confirmed only while the advert runs, and never for an unknown reference', async () => {
    const reference = await payments.order();
    const isRunning = async (of = reference) =>
      (await server.call('GET', `/api/payments/${of}`)).as(paymentAnswerSchema).data.isAdvertRunning;
    expect([await isRunning(), await isRunning('a'.repeat(43))]).toEqual([false, false]);
    await payments.notify(flutterwave.charge(reference));
    expect([await isRunning(), await isRunning('a'.repeat(43))]).toEqual([true, false]);
    expect((await server.call('GET', '/api/payments/nonsense')).status).toBe(404);
    server.clock.now += 8 * 24 * 60 * 60_000;
    expect(await isRunning()).toBe(false);
  });

  it('that arrive after the account is deleted are stored as unclaimed', async () => {
    const reference = await payments.order();
    await server.database.queries.deleteFrom('users').where('id', '=', vendor.id).execute();
    const before = await balanceOf(server.database.queries, { house: 'unclaimed' });
    expect((await payments.notify(flutterwave.charge(reference))).status).toBe(200);
    expect(await balanceOf(server.database.queries, { house: 'unclaimed' })).toBe(before + 4800);
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });
});
