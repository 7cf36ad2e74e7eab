import type { Deal } from '@oja/contract/deals';
import { beforeEach, expect, it } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { idOf, message } from '../../../tests/fixtures/live-store.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { dealsApi, showDeal } from './deals-api.ts';
import { messagesApi } from './messages-api.ts';

const BAYO = '0197a000-0000-7000-8000-0000000000bb';
const person = { name: 'Bayo', userName: 'bayo', profileImage: null, isVerifiedVendor: false };
const deal = (version: number, rest: Partial<Deal> = {}): Deal => ({
  _id: '0197a000-0000-7000-9000-000000000001',
  version,
  state: 'offered',
  asked: 'vendor',
  amount: 42_000,
  units: 1,
  terms: null,
  reason: null,
  completedBy: null,
  post: {
    _id: '0197a000-0000-7000-9000-0000000000aa',
    title: 'Kettle',
    picture: null,
    price: 48_500,
    pricePoint: null,
    isAvailable: true,
  },
  buyer: { ...person, _id: ADA._id },
  vendor: { ...person, _id: BAYO },
  steps: [],
  since: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...rest,
});
const WITH_BAYO = { with: BAYO };
const OPEN = { state: 'open' } as const;

let server: FakeServer;
let store: AppStore;
beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer();
  store = startAppStore(server);
  server.on('GET /api/v1/deals', { data: { deals: [deal(2)], nextCursor: null } });
  await store.dispatch(dealsApi.endpoints.getDeals.initiate(WITH_BAYO));
  await store.dispatch(dealsApi.endpoints.getDeals.initiate(OPEN));
});

const dealsOf = (list: typeof WITH_BAYO | typeof OPEN) =>
  dealsApi.endpoints.getDeals.select(list)(store.getState()).data?.data.deals;

it('a newer state of a deal replaces it in every list, and an older one changes nothing', () => {
  store.dispatch(showDeal(deal(3, { amount: 45_000 })));
  store.dispatch(showDeal(deal(1, { amount: 1 })));
  expect(dealsOf(WITH_BAYO)).toEqual([deal(3, { amount: 45_000 })]);
  expect(dealsOf(OPEN)).toEqual([deal(3, { amount: 45_000 })]);
});

it('an ended deal stays in the list of its person, and leaves the list of open deals', () => {
  store.dispatch(showDeal(deal(3, { state: 'declined', asked: null })));
  expect(dealsOf(WITH_BAYO)).toHaveLength(1);
  expect(dealsOf(OPEN)).toEqual([]);
});

it('a new deal stands first in the lists that it belongs to', () => {
  const added = deal(1, { _id: '0197a000-0000-7000-9000-000000000002' });
  store.dispatch(showDeal(added));
  expect(dealsOf(WITH_BAYO)?.[0]).toEqual(added);
  expect(dealsOf(OPEN)?.[0]).toEqual(added);
});

it('the post’s new status is shown in the conversations with others, in each message and where only the page has it', async () => {
  const { post } = deal(1);
  const other = { ...post, _id: idOf(9) };
  const { getMessages } = messagesApi.endpoints;
  const answers = {
    ada: { data: [message(1, { post }), message(2, { post: other })], hasMore: false, post },
    chi: { data: [message(3)], hasMore: false, post },
  };
  const shown = async (who: keyof typeof answers) => {
    server.on('GET /api/v1/messages/:userId', answers[who]);
    await store.dispatch(getMessages.initiate(who));
    return () => getMessages.select(who)(store.getState()).data?.pages[0];
  };
  const [ada, chi] = [await shown('ada'), await shown('chi')];
  const status = 'sold' as const;
  store.dispatch(showDeal(deal(3, { post: { ...post, status, isAvailable: false } })));
  const sold = { ...post, status, isAvailable: false };
  expect(ada()?.data.map((each) => each.post)).toEqual([sold, other]);
  expect([ada()?.post, chi()?.post]).toEqual([sold, sold]);
  store.dispatch(showDeal(deal(3, { post: { ...post, status: 'reserved' } })));
  expect(chi()?.post).toEqual(sold);
});
