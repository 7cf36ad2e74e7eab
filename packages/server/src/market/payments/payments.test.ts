import { advertsAnswerSchema } from '@oja/contract/adverts';
import { paymentAnswerSchema } from '@oja/contract/payments';
import { walletAnswerSchema } from '@oja/contract/wallet';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { postAdvert } from '../../../test/adverts.ts';
import { FlutterwaveServer, noticeOf } from '../../../test/flutterwave-server.ts';
import { balanceOf, bookkeepingFaults } from '../../../test/ledger.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { makeSettlement } from '../../entry/settlement.ts';
import { advertJobs } from '../adverts/advert-jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const flutterwave = new FlutterwaveServer();
beforeAll(() => flutterwave.start());
afterAll(() => flutterwave.stop());
afterEach(() => {
  flutterwave.failure = 'none';
});

describe.each(DATABASES)('payments on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer(kind, flutterwave.environment);
  });
  beforeEach(async () => {
    vendor = await server.addAccount('vendor');
  });
  afterAll(() => server.stop());

  /** Orders a weekly advert and returns the reference of its payment, as the checkout received it. */
  async function order(query: Record<string, string> = {}): Promise<string> {
    const link = expect.stringContaining('https://checkout.flutterwave.example/');
    expect(await postAdvert(server, vendor, query)).toMatchObject({ status: 201, body: { data: { link } } });
    return String(flutterwave.started.at(-1)?.['tx_ref']);
  }
  const notify = ({ headers, body }: { headers: Record<string, string>; body: object }) =>
    server.call('POST', '/api/payments/webhook/flutterwave', { headers, body });
  const adverts = async () =>
    (await server.call('GET', '/api/v1/adverts', { as: vendor })).as(advertsAnswerSchema).data.adverts;
  const newest = async () => {
    const [advert] = await adverts();
    if (advert === undefined) throw new Error('The vendor has no advert.');
    return advert;
  };
  const state = async () => (await newest()).state;
  const wallet = () => balanceOf(server.database.queries, { owner: vendor.id });
  const paymentState = async (reference: string) =>
    (
      await server.database.queries
        .selectFrom('payments')
        .select('state')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).state;
  const back = (reference: string, query = '') => server.call('GET', `/api/payments/return/${reference}${query}`);
  const sweep = async (name: string) =>
    advertJobs(makeSettlement(server.services))
      .find((job) => job.name === name)
      ?.run(server.clock.now);

  it('activate the advert and book revenue after a signed notice that Flutterwave confirms', async () => {
    const reference = await order();
    const revenue = await balanceOf(server.database.queries, { house: 'revenue' });
    expect(await notify(flutterwave.charge(reference))).toMatchObject({ status: 200 });
    expect([await state(), await wallet(), await paymentState(reference)]).toEqual(['active', 0, 'paid']);
    expect(await balanceOf(server.database.queries, { house: 'revenue' })).toBe(revenue + 4800);
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it('answer 401 signature_invalid to a notice without the right hash, and send no request to Flutterwave', async () => {
    const reference = await order();
    const { body } = flutterwave.charge(reference);
    const requests = flutterwave.requests.length;
    for (const headers of [{}, { 'verif-hash': '' }, { 'verif-hash': 'a guess' }]) {
      expect(await notify({ headers, body })).toMatchObject({ status: 401, body: { code: 'signature_invalid' } });
    }
    expect([await state(), flutterwave.requests.length]).toEqual(['awaiting_payment', requests]);
  });

  it('change nothing after a notice that Flutterwave does not confirm', async () => {
    const reference = await order();
    expect(
      (await notify(noticeOf({ id: 123_456, tx_ref: reference, amount: 4800, currency: 'NGN', status: 'successful' })))
        .status,
    ).toBe(200);
    expect(await state()).toBe('awaiting_payment');
    flutterwave.charge(reference, { status: 'failed' });
    await notify(flutterwave.charge(reference, { status: 'pending' }));
    expect(await state()).toBe('awaiting_payment');
    // The notice was only early: the same payment succeeds later.
    await notify(flutterwave.charge(reference));
    expect(await state()).toBe('active');
  });

  it('are not settled by a notice with the transaction of another payment', async () => {
    const other = await order();
    const reference = await order();
    const { headers } = flutterwave.charge(other, { id: 31_337 });
    expect((await notify({ headers, body: noticeOf({ id: 31_337, tx_ref: reference }).body })).status).toBe(503);
    expect(await state()).toBe('awaiting_payment');
  });

  it.each([
    ['too little', { amount: 4799 }],
    ['another currency', { currency: 'USD' }],
  ])('do not count with %s paid: the advert stays hidden, and the log warns an operator', async (_name, changes) => {
    const reference = await order();
    expect((await notify(flutterwave.charge(reference, changes))).status).toBe(200);
    expect([await state(), await paymentState(reference), await wallet()]).toEqual([
      'awaiting_payment',
      'mismatched',
      0,
    ]);
  });

  it('credit the amount above the price to the wallet', async () => {
    await notify(flutterwave.charge(await order(), { amount: 5000 }));
    expect([await state(), await wallet()]).toEqual(['active', 200]);
    const answer = await server.call('GET', '/api/v1/wallet', { as: vendor });
    const { movements } = answer.as(walletAnswerSchema).data;
    expect(movements).toMatchObject([{ kind: 'advert_overpaid', amount: 200 }]);
  });

  it('are settled once by thirty concurrent notices, and pay one referral', async () => {
    const friend = await server.addAccount();
    const notice = flutterwave.charge(await order({ referredBy: friend.userName }));
    const answers = await Promise.all(Array.from({ length: 30 }, () => notify(notice)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await state(), await wallet(), await balanceOf(server.database.queries, { owner: friend.id })]).toEqual([
      'active',
      0,
      480,
    ]);
    const requests = flutterwave.requests.length;
    expect((await notify(notice)).status).toBe(200);
    expect(flutterwave.requests.length).toBe(requests);
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it.each(['fails', 'sends nonsense'] as const)(
    'answer 503 while Flutterwave %s, so that the notice is sent again, and then count it',
    async (failure) => {
      const notice = flutterwave.charge(await order());
      flutterwave.failure = failure;
      expect(await notify(notice)).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
      expect(await state()).toBe('awaiting_payment');
      flutterwave.failure = 'none';
      expect((await notify(notice)).status).toBe(200);
      expect(await state()).toBe('active');
    },
  );

  it('answer 200 to a notice about a foreign payment, and 404 for a provider that is not used', async () => {
    expect((await notify(noticeOf({ id: 1, tx_ref: 'somebody-else' }))).status).toBe(200);
    expect(
      (await notify({ headers: noticeOf({}).headers, body: { event: 'transfer.completed', data: { id: 1 } } })).status,
    ).toBe(200);
    expect((await server.call('POST', '/api/payments/webhook/sandbox', { body: {} })).status).toBe(404);
    expect((await server.call('POST', '/api/payments/webhook/paypal', { body: {} })).status).toBe(404);
    expect((await server.call('GET', '/sandbox/checkout.css')).status).toBe(404);
  });

  it("redirect a returning visitor by Flutterwave's answer, not by the query", async () => {
    const reference = await order();
    const { _id: advert } = await newest();
    const goes = async (query = '') => (await back(reference, query)).headers['location'];
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
    expect(await state()).toBe('active');
    expect((await back('a'.repeat(43))).headers['location']).toBe('http://oja.test/dashboard/ads');
    expect((await back('nonsense')).status).toBe(404);
  });

  it('are confirmed only while the advert runs, and never for an unknown reference', async () => {
    const reference = await order();
    const isRunning = async (of = reference) =>
      (await server.call('GET', `/api/payments/${of}`)).as(paymentAnswerSchema).data.isAdvertRunning;
    expect([await isRunning(), await isRunning('a'.repeat(43))]).toEqual([false, false]);
    await notify(flutterwave.charge(reference));
    expect([await isRunning(), await isRunning('a'.repeat(43))]).toEqual([true, false]);
    expect((await server.call('GET', '/api/payments/nonsense')).status).toBe(404);
    server.clock.now += 8 * 24 * HOUR;
    expect(await isRunning()).toBe(false);
  });

  it('are found by a job a few minutes later when no notice arrives', async () => {
    const reference = await order();
    flutterwave.charge(reference);
    await sweep('verify-payments');
    expect(await state()).toBe('awaiting_payment');
    server.clock.now += 4 * MINUTE;
    flutterwave.failure = 'fails';
    await sweep('verify-payments');
    flutterwave.failure = 'none';
    server.clock.now += 4 * MINUTE;
    await sweep('verify-payments');
    expect(await state()).toBe('active');
  });

  it.each([
    ['verify-payments', 4 * MINUTE],
    ['cancel-unpaid-adverts', 25 * HOUR],
  ])('%s: an impossible amount does not block the next payment', async (job, age) => {
    const broken = await order();
    flutterwave.charge(broken, { amount: 1e300 });
    server.clock.now += 1;
    flutterwave.charge(await order());
    server.clock.now += age;
    await sweep(job);
    expect((await adverts()).map((advert) => advert.state)).toEqual(['active', 'awaiting_payment']);
    expect([await paymentState(broken), await wallet()]).toEqual(['started', 0]);
  });

  it('are checked at longer intervals and never abandoned while they cannot be verified', async () => {
    const reference = await order();
    flutterwave.charge(reference, { amount: 1e300 });
    const next = async () =>
      (
        await server.database.queries
          .selectFrom('payments')
          .select('next_check_at')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow()
      ).next_check_at;
    server.clock.now += 4 * MINUTE;
    await sweep('verify-payments');
    expect(await next()).toBe(server.clock.now + 4 * MINUTE);
    server.clock.now += 50 * HOUR;
    await sweep('verify-payments');
    expect([await next(), await paymentState(reference)]).toEqual([server.clock.now + 48 * HOUR, 'started']);
  });

  it('are checked less and less often and not after two days, and a later notice still counts', async () => {
    const reference = await order();
    const countRequests = async () => {
      const before = flutterwave.requests.length;
      await sweep('verify-payments');
      return flutterwave.requests.length - before;
    };
    server.clock.now += 4 * MINUTE;
    while ((await countRequests()) > 1);
    expect(await countRequests()).toBe(0);
    server.clock.now += 4 * MINUTE;
    expect(await countRequests()).toBeGreaterThan(0);
    server.clock.now += 49 * HOUR;
    await countRequests();
    expect([await paymentState(reference), await countRequests()]).toEqual(['lapsed', 0]);
    await notify(flutterwave.charge(reference));
    expect([await state(), await paymentState(reference)]).toEqual(['active', 'paid']);
  });

  it('that are missing for a day cancel the advert and its post, and a later payment goes to the wallet', async () => {
    const reference = await order();
    const { postId } = await newest();
    server.clock.now += 23 * HOUR;
    await sweep('cancel-unpaid-adverts');
    expect(await state()).toBe('awaiting_payment');
    server.clock.now += HOUR;
    flutterwave.failure = 'fails';
    await sweep('cancel-unpaid-adverts');
    expect(await state()).toBe('awaiting_payment');
    flutterwave.failure = 'none';
    await sweep('cancel-unpaid-adverts');
    expect(await state()).toBe('cancelled');
    expect((await server.call('GET', `/api/v1/posts/${postId}`, { as: vendor })).status).toBe(404);
    await notify(flutterwave.charge(reference));
    expect([await state(), await wallet(), await paymentState(reference)]).toEqual(['cancelled', 4800, 'credited']);
    expect((await back(reference)).headers['location']).toContain('payment=credited');
  });

  it('for a cancelled advert go to the wallet in full, including the amount above the price', async () => {
    const reference = await order();
    server.clock.now += 25 * HOUR;
    await sweep('cancel-unpaid-adverts');
    await notify(flutterwave.charge(reference, { amount: 5000 }));
    expect([await state(), await wallet()]).toEqual(['cancelled', 5000]);
  });

  it('without a notice still activate the advert instead of its cancellation', async () => {
    const reference = await order();
    flutterwave.charge(reference);
    server.clock.now += 25 * HOUR;
    await sweep('cancel-unpaid-adverts');
    expect(await state()).toBe('active');
  });

  it('are still awaited when the owner requests a new link during the cancellation', async () => {
    await order();
    const { _id: id } = await newest();
    server.clock.now += 25 * HOUR;
    flutterwave.meanwhile = () => server.call('POST', `/api/v1/adverts/${id}/pay`, { as: vendor });
    await sweep('cancel-unpaid-adverts');
    expect(await state()).toBe('awaiting_payment');
    server.clock.now += 25 * HOUR;
    await sweep('cancel-unpaid-adverts');
    expect(await state()).toBe('cancelled');
  });

  it('that arrive after the account is deleted are stored as unclaimed', async () => {
    const reference = await order();
    await server.database.queries.deleteFrom('users').where('id', '=', vendor.id).execute();
    const before = await balanceOf(server.database.queries, { house: 'unclaimed' });
    expect((await notify(flutterwave.charge(reference))).status).toBe(200);
    expect(await balanceOf(server.database.queries, { house: 'unclaimed' })).toBe(before + 4800);
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });
});
