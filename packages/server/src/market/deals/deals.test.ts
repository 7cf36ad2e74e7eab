import { randomUUID } from 'node:crypto';

import { OFFER_LIFETIME_MS, OFFER_REMINDER_MS } from '@oja/contract/deal-lifecycle';
import {
  type Deal,
  type DealEdit,
  dealAnswerSchema,
  dealCreatedAnswerSchema,
  dealEditedAnswerSchema,
  dealsAnswerSchema,
} from '@oja/contract/deals';
import { PRICE_MAX } from '@oja/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { eventsOf, threadOf } from '../../../test/messages.ts';
import { addPost, readPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { endDealsJob } from './end-deals.ts';

type Change = Omit<DealEdit, 'version' | 'clientId'> & { version?: number; clientId?: string };

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
    ada = await server.addAccount();
    bayo = await server.addAccount();
    postId = (await addPost(server, vendor, { title: 'Blue kettle', price: 4000, pricePoint: 'Negotiable Price' }))._id;
  });

  const offer = (as: Account, body: Record<string, unknown> = {}) =>
    server.call('POST', '/api/v1/deals', { as, body: { postId, amount: 3500, clientId: randomUUID(), ...body } });
  const made = async (as = ada, body = {}) => {
    const answer = await offer(as, body);
    expect(answer.status).toBe(201);
    return answer.as(dealCreatedAnswerSchema).data.deal;
  };
  const act = (as: Account, deal: Deal, change: Change) =>
    server.call('PATCH', `/api/v1/deals/${deal._id}`, {
      as,
      body: { version: deal.version, clientId: randomUUID(), ...change },
    });
  const acted = async (as: Account, deal: Deal, change: Change) => {
    const answer = await act(as, deal, change);
    expect(answer.status).toBe(200);
    return answer.as(dealEditedAnswerSchema).data.deal;
  };
  const read = async (as: Account, { _id }: Deal) =>
    (await server.call('GET', `/api/v1/deals/${_id}`, { as })).as(dealAnswerSchema).data.deal;
  const list = async (as: Account, query = '') =>
    (await server.call('GET', `/api/v1/deals${query}`, { as })).as(dealsAnswerSchema).data.deals;
  const statusOf = async () => (await readPost(server, vendor, postId)).status;
  const runJob = () => {
    const { queries } = server.database;
    const events = new EventPublisher(queries, () => undefined);
    return endDealsJob({ queries, events, images: new ImageAddresses(server.url) }).run(server.clock.now);
  };
  const refused = async (answer: ReturnType<typeof offer>) => {
    const { status, body } = await answer;
    return [status, (body as { code: string }).code];
  };

  it('an offer is countered, agreed and completed; the post follows, and each step is a message', async () => {
    const first = await made();
    expect(first).toMatchObject({ version: 1, state: 'offered', asked: 'vendor', amount: 3500, units: 1 });
    const countered = await acted(vendor, first, { action: 'counter', amount: 3800 });
    expect(countered).toMatchObject({ version: 2, asked: 'buyer', amount: 3800 });
    const agreed = await acted(ada, countered, { action: 'accept' });
    expect(agreed).toMatchObject({ state: 'agreed', asked: null, expiresAt: null });
    expect(await statusOf()).toBe('reserved');
    const terms = { handover: 'pickup', place: 'Ikeja City Mall', payment: 'on_delivery' } as const;
    const arranged = await acted(ada, agreed, { action: 'arrange', terms });
    expect(arranged).toMatchObject({ state: 'agreed', terms });
    const done = await acted(vendor, arranged, { action: 'complete' });
    expect(done).toMatchObject({ state: 'completed', completedBy: 'vendor' });
    expect(await statusOf()).toBe('sold');
    const { messages } = await threadOf(server, ada, vendor);
    expect(messages.map(({ _id }) => _id)).toEqual(done.steps.map(({ messageId }) => messageId));
    expect(messages[0]?.text).toBe('Offer: ₦3,500 for “Blue kettle”.');
    expect(await refused(act(vendor, done, { action: 'contest', reason: 'Not paid' }))).toEqual([403, 'deal_not_allowed']);
    expect(await acted(ada, done, { action: 'contest', reason: 'I never got it' })).toMatchObject({
      state: 'contested',
      reason: 'I never got it',
    });
  });

  it('both people have the events of each step in their logs, with the present deal', async () => {
    const deal = await made();
    await acted(vendor, deal, { action: 'decline' });
    for (const person of [ada, vendor]) {
      const events = (await eventsOf(server, person)).filter(({ name }) => name === 'dealUpdated');
      expect(events).toHaveLength(2);
      expect(events.at(-1)?.payload).toMatchObject({ deal: { state: 'declined', version: 2 } });
    }
  });

  it('the same clientId is one offer, and one step', async () => {
    const clientId = randomUUID();
    const one = await made(ada, { clientId });
    expect(await made(ada, { clientId })).toEqual(one);
    const step = { action: 'accept', clientId: randomUUID() } as const;
    const agreed = await acted(vendor, one, step);
    expect(await acted(vendor, one, step)).toEqual(agreed);
    expect(await refused(offer(ada, { clientId: step.clientId }))).toEqual([409, 'deal_open']);
  });

  it('refuses a stale version, a second open deal, the own post, strangers and blocked people', async () => {
    const deal = await made();
    expect(await refused(act(ada, deal, { action: 'accept' }))).toEqual([403, 'deal_not_allowed']);
    expect(await refused(act(vendor, deal, { action: 'accept', version: 2 }))).toEqual([409, 'deal_moved']);
    expect(await refused(act(bayo, deal, { action: 'accept' }))).toEqual([404, 'deal_not_found']);
    expect(await refused(offer(ada))).toEqual([409, 'deal_open']);
    expect((await refused(offer(vendor)))[1]).toBe('deal_own_post');
    await block(server, vendor, bayo);
    expect((await refused(offer(bayo)))[0]).toBe(403);
  });

  it.each([0, -1, 1.005, 1e12, PRICE_MAX + 1, '3500'])('refuses the amount %s with words', async (amount) => {
    const { status, body } = await offer(ada, { amount });
    expect([status, (body as { fields: Record<string, string> }).fields['amount']]).toEqual([
      422,
      'Enter the amount in naira as a number from 1, such as 25000.',
    ]);
  });

  it('a post with a fixed price is bought at its price', async () => {
    postId = (await addPost(server, vendor, { price: 4000, pricePoint: 'Fixed Price' }))._id;
    expect((await refused(offer(ada)))[1]).toBe('deal_fixed_price');
    const deal = await made(ada, { amount: 4000 });
    expect((await refused(act(vendor, deal, { action: 'counter', amount: 4200 })))[1]).toBe('deal_fixed_price');
  });

  it('two buyers never get the last unit', async () => {
    const [one, two] = await Promise.all([made(ada), made(bayo)]);
    const answers = await Promise.all([one, two].map((deal) => act(vendor, deal, { action: 'accept' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('one that is cancelled gives the post back, and the other can be agreed', async () => {
    const [one, two] = [await made(ada), await made(bayo)];
    const agreed = await acted(vendor, one, { action: 'accept' });
    expect(await refused(act(vendor, two, { action: 'accept' }))).toEqual([409, 'deal_units_gone']);
    await acted(ada, agreed, { action: 'cancel', reason: 'Found another' });
    expect(await statusOf()).toBe('available');
    expect(await acted(vendor, two, { action: 'accept' })).toMatchObject({ state: 'agreed' });
  });

  it('an offer expires after 48 hours, is reminded of once after 24, and a clock that jumps does no harm', async () => {
    const begin = server.clock.now;
    const deal = await made();
    server.clock.now = begin + OFFER_REMINDER_MS;
    await runJob();
    await runJob();
    const notes = (await eventsOf(server, vendor)).filter(
      ({ name, payload }) => name === 'newNotification' && JSON.stringify(payload).includes('deal'),
    );
    expect(notes).toHaveLength(1);
    server.clock.now = begin + OFFER_LIFETIME_MS;
    expect((await refused(act(vendor, deal, { action: 'accept' })))[1]).toBe('deal_not_allowed');
    await runJob();
    expect(await read(ada, deal)).toMatchObject({ state: 'expired', asked: null });
    server.clock.now = begin;
    await runJob();
    expect(await read(ada, deal)).toMatchObject({ state: 'expired', version: 2 });
  });

  it('ends with its post, its people and a block', async () => {
    const blocked = await made(bayo);
    await block(server, bayo, vendor);
    const gone = await made(ada);
    await server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor });
    await runJob();
    expect(await read(ada, gone)).toMatchObject({ state: 'declined', reason: 'The post was deleted.' });
    expect((await read(bayo, blocked)).state).toBe('declined');
  });

  it('lists by post, person, side and state', async () => {
    const deal = await made();
    expect((await list(ada, `?post=${postId}`)).map(({ _id }) => _id)).toEqual([deal._id]);
    expect(await list(ada, `?with=${bayo.id}`)).toEqual([]);
    expect(await list(ada, '?role=vendor')).toEqual([]);
    expect(await list(vendor, '?role=vendor&state=open')).toHaveLength(1);
    expect(await list(bayo)).toEqual([]);
  });
});
