import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { FlutterwaveServer } from '../../../test/flutterwave-server.ts';
import { VendorPayments } from '../../../test/payments.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const flutterwave = new FlutterwaveServer();
beforeAll(() => flutterwave.start());
afterAll(() => flutterwave.stop());
afterEach(() => {
  flutterwave.failure = 'none';
});

describe.each(DATABASES)('awaited payments on %s', (kind) => {
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

  it('are found by a job a few minutes later when no notice arrives', async () => {
    const reference = await payments.order();
    flutterwave.charge(reference);
    await payments.run('verify-payments');
    expect(await payments.advertState()).toBe('awaiting_payment');
    server.clock.now += 4 * MINUTE;
    flutterwave.failure = 'fails';
    await payments.run('verify-payments');
    flutterwave.failure = 'none';
    server.clock.now += 4 * MINUTE;
    await payments.run('verify-payments');
    expect(await payments.advertState()).toBe('active');
  });

  it.each([
    ['verify-payments', 4 * MINUTE],
    ['cancel-unpaid-adverts', 25 * HOUR],
  ] as const)('%s: an impossible amount does not block the next payment', async (job, age) => {
    const broken = await payments.order();
    flutterwave.charge(broken, { amount: 1e300 });
    server.clock.now += 1;
    flutterwave.charge(await payments.order());
    server.clock.now += age;
    await payments.run(job);
    expect((await payments.adverts()).map((advert) => advert.state)).toEqual(['active', 'awaiting_payment']);
    expect([await payments.stateOf(broken), await payments.wallet()]).toEqual(['started', 0]);
  });

  it('are checked at longer intervals and never abandoned while they cannot be verified', async () => {
    const reference = await payments.order();
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
    await payments.run('verify-payments');
    expect(await next()).toBe(server.clock.now + 4 * MINUTE);
    server.clock.now += 50 * HOUR;
    await payments.run('verify-payments');
    expect([await next(), await payments.stateOf(reference)]).toEqual([server.clock.now + 48 * HOUR, 'started']);
  });

  it('are checked less and less often and not after two days, and a later notice still counts', async () => {
    const reference = await payments.order();
    const countRequests = async () => {
      const before = flutterwave.requests.length;
      await payments.run('verify-payments');
      return flutterwave.requests.length - before;
    };
    server.clock.now += 4 * MINUTE;
    while ((await countRequests()) > 1);
    expect(await countRequests()).toBe(0);
    server.clock.now += 4 * MINUTE;
    expect(await countRequests()).toBeGreaterThan(0);
    server.clock.now += 49 * HOUR;
    await countRequests();
    expect([await payments.stateOf(reference), await countRequests()]).toEqual(['lapsed', 0]);
    await payments.notify(flutterwave.charge(reference));
    expect([await payments.advertState(), await payments.stateOf(reference)]).toEqual(['active', 'paid']);
  });

  it('that are missing for a day cancel the advert and its post, and a later payment goes to the wallet', async () => {
    const reference = await payments.order();
    const { postId } = await payments.newest();
    server.clock.now += 23 * HOUR;
    await payments.run('cancel-unpaid-adverts');
    expect(await payments.advertState()).toBe('awaiting_payment');
    server.clock.now += HOUR;
    flutterwave.failure = 'fails';
    await payments.run('cancel-unpaid-adverts');
    expect(await payments.advertState()).toBe('awaiting_payment');
    flutterwave.failure = 'none';
    await payments.run('cancel-unpaid-adverts');
    expect(await payments.advertState()).toBe('cancelled');
    expect((await server.call('GET', `/api/v1/posts/${postId}`, { as: vendor })).status).toBe(404);
    await payments.notify(flutterwave.charge(reference));
    expect([await payments.advertState(), await payments.wallet(), await payments.stateOf(reference)]).toEqual([
      'cancelled',
      4800,
      'credited',
    ]);
    expect((await payments.comeBack(reference)).headers['location']).toContain('payment=credited');
  });

  it('for a cancelled advert go to the wallet in full, including the amount above the price', async () => {
    const reference = await payments.order();
    server.clock.now += 25 * HOUR;
    await payments.run('cancel-unpaid-adverts');
    await payments.notify(flutterwave.charge(reference, { amount: 5000 }));
    expect([await payments.advertState(), await payments.wallet()]).toEqual(['cancelled', 5000]);
  });

  it('without a notice still activate the advert instead of its cancellation', async () => {
    const reference = await payments.order();
    flutterwave.charge(reference);
    server.clock.now += 25 * HOUR;
    await payments.run('cancel-unpaid-adverts');
    expect(await payments.advertState()).toBe('active');
  });

  it('are still awaited when the owner requests a new link during the cancellation', async () => {
    await payments.order();
    const { _id: id } = await payments.newest();
    server.clock.now += 25 * HOUR;
    flutterwave.meanwhile = () => server.call('POST', `/api/v1/adverts/${id}/pay`, { as: vendor });
    await payments.run('cancel-unpaid-adverts');
    expect(await payments.advertState()).toBe('awaiting_payment');
    server.clock.now += 25 * HOUR;
    await payments.run('cancel-unpaid-adverts');
    expect(await payments.advertState()).toBe('cancelled');
  });
});
