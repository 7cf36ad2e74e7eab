import { randomUUID } from 'node:crypto';

import { CONTEST_MS, DEAL_ENDINGS, OFFER_LIFETIME_MS, OFFER_REMINDER_MS } from '@oja/contract/deal-lifecycle';
import type { Deal } from '@oja/contract/deals';
import { notificationsAnswerSchema } from '@oja/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { act, dealsOf, newDeal, offer, readDeal } from '../../../test/deals.ts';
import { conversationsOf, eventsOf, threadOf } from '../../../test/messages.ts';
import { addPost, readPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { dealsJob } from './end-deals.ts';

describe.each(DATABASES)('deals on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  let bayo: Account;
  let postId: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    vendor = await server.addAccount('vendor');
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
    postId = (await addPost(server, vendor, { title: 'Generator', price: 45_000 }))._id;
  });

  const latest = (deal: Deal) => readDeal(server, ada, deal._id);
  const take = async (as: Account, deal: Deal, action: string, more: object = {}) => {
    expect((await act(server, as, await latest(deal), action, more)).status).toBe(200);
    return latest(deal);
  };
  const codeOf = async (as: Account, deal: Deal, action: string, more: object = {}) =>
    (await act(server, as, await latest(deal), action, more)).error.code;
  const statusOf = async () => (await readPost(server, vendor, postId)).status;
  const run = () =>
    dealsJob({
      database: server.database,
      images: new ImageAddresses(server.config.publicUrl),
      events: server.app.events,
      log: server.app.log,
    }).run(server.clock.now);
  const newsOf = async (as: Account) =>
    (await server.call('GET', '/api/v1/notifications', { as }))
      .as(notificationsAnswerSchema)
      .data.notifications.filter(({ kind: of }) => of === 'deal')
      .map(({ message }) => message);

  it('go from an offer over a counter-offer to an agreement and the sale', async () => {
    const deal = await newDeal(server, ada, postId);
    expect(deal).toMatchObject({ state: 'offered', asked: 'vendor', version: 1, amount: 42_000, units: 1 });
    expect(await take(vendor, deal, 'counter', { amount: 44_000 })).toMatchObject({ asked: 'buyer', amount: 44_000 });
    expect(await statusOf()).toBe('available');
    const agreed = await take(ada, deal, 'accept');
    expect(agreed).toMatchObject({ state: 'agreed', asked: null, expiresAt: null, post: { status: 'reserved' } });
    const terms = { handover: 'pickup', place: 'Wuse market', payment: 'on_delivery' };
    expect(await take(ada, deal, 'arrange', { terms })).toMatchObject({ state: 'agreed', terms });
    const done = await take(vendor, deal, 'complete');
    expect(done).toMatchObject({ state: 'completed', completedBy: 'vendor', version: 5, post: { status: 'sold' } });
    expect(done.steps.map(({ action, by }) => [action, by])).toEqual([
      ['offer', 'buyer'],
      ['counter', 'vendor'],
      ['accept', 'buyer'],
      ['arrange', 'buyer'],
      ['complete', 'vendor'],
    ]);
  });

  it('are messages in the conversation, which count as unread and cannot be changed or deleted', async () => {
    const deal = await newDeal(server, ada, postId);
    const { data: messages } = await threadOf(server, vendor, ada);
    expect(messages).toMatchObject([{ _id: deal.steps[0]?.messageId, text: 'Offer: ₦42,000 for “Generator”.' }]);
    expect(messages[0]?.post).toMatchObject({ _id: postId });
    expect((await conversationsOf(server, vendor)).conversations).toMatchObject([{ unreadCount: 1 }]);
    const url = `/api/v1/messages/${messages[0]?._id}`;
    const edit = await server.call('PATCH', url, { as: ada, body: { text: 'Nothing', img: '' } });
    expect(edit.error.code).toBe('deal_message');
    expect((await server.call('DELETE', url, { as: ada })).error.code).toBe('deal_message');
    expect((await server.call('DELETE', url, { as: vendor })).error.code).toBe('forbidden');
  });

  it('are events of both people, with the present state', async () => {
    const deal = await newDeal(server, ada, postId);
    const after = await take(vendor, deal, 'accept');
    for (const person of [ada, vendor]) {
      const { events } = await eventsOf(server, person);
      const updates = events.filter(({ name }) => name === 'dealUpdated');
      expect(updates).toHaveLength(2);
      expect(updates[1]?.payload).toMatchObject({ deal: { _id: deal._id, version: after.version, state: 'agreed' } });
    }
  });

  it('are taken once for a repeated clientId', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => offer(server, ada, postId, { clientId })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { deals } = await dealsOf(server, ada);
    expect(deals).toHaveLength(1);
    const [deal] = deals;
    if (!deal) throw new Error('There is no deal.');
    const answer = { clientId: randomUUID() };
    expect((await act(server, vendor, deal, 'accept', answer)).status).toBe(200);
    expect((await act(server, vendor, deal, 'accept', answer)).status).toBe(200);
    expect((await latest(deal)).version).toBe(2);
    expect((await offer(server, bayo, postId, { clientId: answer.clientId })).error.code).toBe('deal_units_gone');
  });

  it('refuse a state that has moved, and actions that are not open to a side', async () => {
    const deal = await newDeal(server, ada, postId);
    expect(await codeOf(ada, deal, 'accept')).toBe('deal_not_allowed');
    expect(await codeOf(vendor, deal, 'withdraw')).toBe('deal_not_allowed');
    expect(await codeOf(vendor, deal, 'complete')).toBe('deal_not_allowed');
    await take(vendor, deal, 'counter', { amount: 44_000 });
    expect((await act(server, vendor, deal, 'counter', { amount: 43_000 })).error.code).toBe('deal_moved');
    expect((await act(server, bayo, deal, 'accept')).error.code).toBe('deal_not_found');
    expect((await server.call('GET', `/api/v1/deals/${deal._id}`, { as: bayo })).error.code).toBe('deal_not_found');
    await take(vendor, deal, 'withdraw');
    expect(await codeOf(ada, deal, 'accept')).toBe('deal_not_allowed');
  });

  it.each([0, -1, 1.005, 1e12, '42', null])('refuse an amount of %s', async (amount) => {
    expect((await offer(server, ada, postId, { amount })).status).toBe(422);
    const deal = await newDeal(server, ada, postId);
    expect((await act(server, vendor, deal, 'counter', { amount })).status).toBe(422);
    expect((await latest(deal)).version).toBe(1);
  });

  it('cannot be begun about what is not for sale, twice, with oneself, or with a blocked person', async () => {
    expect((await offer(server, vendor, postId)).error.code).toBe('deal_own_post');
    const deal = await newDeal(server, ada, postId);
    expect((await offer(server, ada, postId)).error.code).toBe('deal_open');
    await take(ada, deal, 'withdraw');
    await newDeal(server, ada, postId);
    await block(server, vendor, bayo);
    expect((await offer(server, bayo, postId)).error.code).toBe('blocked');
    const carol = await server.addAccount();
    for (const status of ['sold', 'paused']) {
      await server.call('PATCH', `/api/v1/posts/${postId}/status`, { as: vendor, body: { status } });
      expect((await offer(server, carol, postId)).error.code).toBe('deal_post_unavailable');
    }
    await server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor });
    expect((await offer(server, carol, postId)).error.code).toBe('post_not_found');
  });

  it('take the price alone where it is fixed', async () => {
    const fixed = await addPost(server, vendor, { price: 9000, pricePoint: 'Fixed Price', units: 3 });
    expect((await offer(server, ada, fixed._id, { amount: 8000 })).error.code).toBe('deal_fixed_price');
    const deal = await newDeal(server, ada, fixed._id, { amount: 18_000, units: 2 });
    expect(await codeOf(vendor, deal, 'counter', { amount: 17_000 })).toBe('deal_fixed_price');
  });

  it('reserve and sell units, and release those of a cancelled deal', async () => {
    await server.call('PATCH', `/api/v1/posts/${postId}`, { as: vendor, body: { units: 3 } });
    const two = await newDeal(server, ada, postId, { units: 2 });
    await take(vendor, two, 'accept');
    expect(await statusOf()).toBe('available');
    expect((await offer(server, bayo, postId, { units: 2 })).error.code).toBe('deal_units_gone');
    const one = await newDeal(server, bayo, postId);
    expect((await act(server, vendor, one, 'accept')).status).toBe(200);
    expect(await statusOf()).toBe('reserved');
    await take(ada, two, 'complete');
    expect(await readPost(server, vendor, postId)).toMatchObject({ status: 'reserved' });
    const cancelled = { ...one, version: 2 };
    expect((await act(server, bayo, cancelled, 'cancel')).status).toBe(422);
    expect((await act(server, bayo, cancelled, 'cancel', { reason: 'Too far away' })).status).toBe(200);
    expect(await statusOf()).toBe('available');
    const last = await newDeal(server, bayo, postId);
    expect((await act(server, vendor, last, 'accept')).status).toBe(200);
    expect((await act(server, bayo, { ...last, version: 2 }, 'complete')).status).toBe(200);
    expect(await statusOf()).toBe('sold');
  });

  it('give the last unit to one of two buyers', async () => {
    const [first, second] = [await newDeal(server, ada, postId), await newDeal(server, bayo, postId)];
    const answers = await Promise.all([first, second].map((deal) => act(server, vendor, deal, 'accept')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('deal_units_gone');
  });

  it('can be contested by the other side for 72 hours', async () => {
    const deal = await newDeal(server, ada, postId);
    await take(vendor, deal, 'accept');
    await take(vendor, deal, 'complete');
    expect(await codeOf(vendor, deal, 'contest', { reason: 'No' })).toBe('deal_not_allowed');
    expect((await act(server, ada, await latest(deal), 'contest')).status).toBe(422);
    server.clock.now += CONTEST_MS - 1;
    expect(await take(ada, deal, 'contest', { reason: 'It does not start' })).toMatchObject({
      state: 'contested',
      reason: 'It does not start',
    });
    const late = await newDeal(server, ada, (await addPost(server, vendor))._id);
    await take(vendor, late, 'accept');
    await take(vendor, late, 'complete');
    server.clock.now += CONTEST_MS;
    expect(await codeOf(ada, late, 'contest', { reason: 'Late' })).toBe('deal_not_allowed');
  });

  it('remind after a day and expire after two, once on any number of servers', async () => {
    const deal = await newDeal(server, ada, postId);
    server.clock.now += OFFER_REMINDER_MS - 1;
    await run();
    expect(await newsOf(vendor)).toEqual([]);
    server.clock.now += 1;
    await Promise.all([run(), run(), run()]);
    expect(await newsOf(vendor)).toEqual([
      `${ada.name} waits for your answer about “Generator”: the offer ends in 24 hours`,
    ]);
    server.clock.now += OFFER_LIFETIME_MS - OFFER_REMINDER_MS;
    expect(await codeOf(vendor, deal, 'accept')).toBe('deal_not_allowed');
    await Promise.all([run(), run(), run()]);
    expect(await latest(deal)).toMatchObject({ state: 'expired', version: 2, steps: [{}, { by: null }] });
    expect(await newsOf(ada)).toEqual([`${vendor.name} did not answer your offer for “Generator” in time`]);
  });

  it('only expire when the clock jumps over the reminder', async () => {
    const deal = await newDeal(server, ada, postId);
    server.clock.now += OFFER_LIFETIME_MS * 10;
    await run();
    server.clock.now -= OFFER_LIFETIME_MS * 10;
    await run();
    expect(await latest(deal)).toMatchObject({ state: 'expired', version: 2 });
    expect(await newsOf(vendor)).toEqual([]);
  });

  const set = (status: string) =>
    server.call('PATCH', `/api/v1/posts/${postId}/status`, { as: vendor, body: { status } });
  it.each([
    ['postGone', 'declined', 'cancelled', () => server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor })],
    ['postSold', 'declined', 'agreed', () => set('sold')],
    ['postPaused', 'declined', 'agreed', () => set('paused')],
    ['blocked', 'declined', 'agreed', () => block(server, vendor, ada)],
    ['buyerGone', 'withdrawn', 'agreed', () => server.call('DELETE', `/api/v1/users/delete/${ada.id}`, { as: ada })],
    [
      'vendorGone',
      'declined',
      'cancelled',
      () => server.call('DELETE', `/api/v1/users/delete/${vendor.id}`, { as: vendor }),
    ],
  ] as const)('end with a reason: %s', async (ending, offered, agreed, happen) => {
    await server.call('PATCH', `/api/v1/posts/${postId}`, { as: vendor, body: { units: 2 } });
    const deal = await newDeal(server, ada, postId);
    const other = await newDeal(server, bayo, postId);
    expect((await act(server, vendor, other, 'accept')).status).toBe(200);
    expect((await happen()).status).toBe(200);
    await Promise.all([run(), run()]);
    const { state, reason } = await readEnded(deal._id);
    expect([state, reason]).toEqual([offered, DEAL_ENDINGS[ending].reason]);
    expect((await readDeal(server, bayo, other._id)).state).toBe(agreed);
  });
  const readEnded = (id: string) =>
    server.database.queries.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('are listed by post, person, side and state, the last changed first, to the end', async () => {
    const first = await newDeal(server, ada, postId);
    const next = await newDeal(server, ada, (await addPost(server, vendor))._id);
    await take(vendor, first, 'decline', { reason: 'Too little' });
    const idsOf = async (query: string) => (await dealsOf(server, ada, query)).deals.map(({ _id: id }) => id);
    expect(await idsOf('')).toEqual([first._id, next._id]);
    expect(await idsOf(`?with=${vendor.id}&post=${postId}`)).toEqual([first._id]);
    expect(await idsOf('?state=open')).toEqual([next._id]);
    expect(await idsOf('?role=vendor')).toEqual([]);
    expect(await idsOf('?state=declined&role=buyer')).toEqual([first._id]);
  });
});
