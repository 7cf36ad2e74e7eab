import { type AgreedPrices, agreedPricesAnswerSchema, type Deal } from '@oja/contract/deals';
import { dayInLagos, startInLagos } from '@oja/contract/lagos-day';
import { AGREED_DAYS, DAY, HOUR } from '@oja/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { act, newDeal, readDeal } from '../../../test/deals.ts';
import { addPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** The item at an index, in turn. */
function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There are none.');
  return item;
}

/** The goods of a test, each in a state of its own. */
const inState = (state: string) => ({ category: 'Electronics', state, condition: 'Brand New', price: 60_000 });

describe.each(DATABASES)('agreed prices on %s', (kind) => {
  let server: TestServer;
  let vendors: Account[];
  let buyers: Account[];
  let reader: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    server.clock.now = startInLagos(dayInLagos(server.clock.now) + 1) + HOUR;
    const six = Array.from({ length: 6 });
    vendors = await Promise.all(six.map(() => server.addAccount('vendor')));
    buyers = await Promise.all(six.map(() => server.addAccount()));
    reader = await server.addAccount();
  });
  afterAll(() => server.stop());

  /** The vendor accepts the buyer's offer for one of something. */
  async function agree(vendor: Account, buyer: Account, goods: object, amount: number, units = 1): Promise<Deal> {
    const { _id: postId } = await addPost(server, vendor, { ...goods, units });
    const deal = await newDeal(server, buyer, postId, { amount: amount * units, units });
    expect((await act(server, vendor, deal, 'accept')).status).toBe(200);
    return readDeal(server, buyer, deal._id);
  }
  /** Agrees on 40,000, 41,000 and so on, between other people in turn. */
  async function agreeTimes(count: number, goods: object, from = 0): Promise<Deal[]> {
    const deals: Deal[] = [];
    for (let index = from; index < from + count; index += 1)
      deals.push(await agree(at(vendors, index), at(buyers, index), goods, 40_000 + 1000 * index, index === 0 ? 2 : 1));
    return deals;
  }
  const callAs = (as: Account, postId: string) => server.call('GET', `/api/v1/posts/${postId}/agreed-prices`, { as });
  const read = async (postId: string, as = reader): Promise<AgreedPrices | null> =>
    (await callAs(as, postId)).as(agreedPricesAnswerSchema).data.prices;

  it('are the middle half of ten deals from the next day on, and nothing for nine', async () => {
    const goods = inState('Lagos');
    const { _id: postId } = await addPost(server, at(vendors, 0), goods);
    await agreeTimes(9, goods);
    server.clock.now += DAY;
    expect(await read(postId)).toBeNull();
    await agreeTimes(1, goods, 9);
    server.clock.now += HOUR;
    expect(await read(postId)).toBeNull();
    server.clock.now += DAY;
    expect(await read(postId)).toEqual({ low: 42_000, high: 47_000, deals: 10, days: AGREED_DAYS });

    const others = [{ category: 'Gadgets' }, { state: 'Oyo' }, { condition: 'Nigerian Used' }, { condition: null }];
    for (const change of others)
      expect(await read((await addPost(server, at(vendors, 0), { ...goods, ...change }))._id)).toBeNull();
    const stranger = await server.addAccount();
    await block(server, at(vendors, 0), stranger);
    expect((await callAs(stranger, postId)).error.code).toBe('post_not_found');

    server.clock.now += AGREED_DAYS * DAY;
    expect(await read(postId, await server.addAccount())).toBeNull();
    server.clock.now -= AGREED_DAYS * DAY;
  });

  it('count a deal that is cancelled or contested until the day ends', async () => {
    const goods = inState('Kano');
    const deals = await agreeTimes(11, goods);
    const { _id: postId } = await addPost(server, at(vendors, 0), goods);
    await act(server, at(buyers, 1), at(deals, 1), 'complete');
    server.clock.now += DAY;
    const before = await read(postId);
    expect(before).toMatchObject({ low: 42_000, high: 48_000 });
    expect((await act(server, at(buyers, 0), at(deals, 0), 'cancel', { reason: 'Too far' })).status).toBe(200);
    expect(await read(postId)).toEqual(before);
    server.clock.now += DAY;
    expect(await read(postId)).toMatchObject({ low: 43_000, high: 48_000 });
    const completed = { ...at(deals, 1), version: at(deals, 1).version + 1 };
    expect((await act(server, at(vendors, 1), completed, 'contest', { reason: 'Broken' })).status).toBe(200);
    expect(await read(postId)).not.toBeNull();
    server.clock.now += DAY;
    expect(await read(postId)).toBeNull();
  });

  it('cannot be set by the deals of one seller or one buyer', async () => {
    const goods = inState('Ogun');
    const { _id: postId } = await addPost(server, at(vendors, 0), goods);
    for (let index = 1; index <= 5; index += 1) await agree(at(vendors, index), at(buyers, index), goods, 40_000);
    for (let index = 0; index < 6; index += 1) {
      await agree(at(vendors, 0), await server.addAccount(), goods, 90_000);
      await agree(await server.addAccount('vendor'), at(buyers, 0), goods, 90_000);
    }
    server.clock.now += DAY;
    // Two of the seller's and two of the buyer's count.
    expect(await read(postId)).toBeNull();
    await agree(at(vendors, 1), at(buyers, 2), goods, 40_000);
    server.clock.now += DAY;
    expect(await read(postId)).toMatchObject({ low: 40_000, deals: 10 });
  });

  it('are not known for work and other things that have no price for one', async () => {
    const goods = { ...inState('Edo'), category: 'Services' };
    await agreeTimes(10, goods);
    server.clock.now += DAY;
    expect(await read((await addPost(server, at(vendors, 0), goods))._id)).toBeNull();
  });
});
