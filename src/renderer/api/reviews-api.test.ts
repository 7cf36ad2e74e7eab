import type { ReviewInput } from '@oja/contract/reviews';
import * as toasts from '@oja/ui/toast-store';
import { beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { BAYO } from '../../../tests/fixtures/deal.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../tests/fixtures/live-store.ts';
import { COMPLETED, REVIEW, UNTIL } from '../../../tests/fixtures/review.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { dealsApi } from './deals-api.ts';
import { reviewsApi } from './reviews-api.ts';

const { getReviews, replyToReview, takeBackReview, writeReview } = reviewsApi.endpoints;
const { getDeals } = dealsApi.endpoints;
const WITH_BAYO = { with: BAYO };
const INPUT: ReviewInput = { dealId: COMPLETED._id, stars: 5, tags: ['on_time'], text: 'It runs well.' };

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
beforeEach(async () => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer()
    .on('GET /api/v1/deals', { data: { deals: [COMPLETED], nextCursor: null } })
    .on('GET /api/v1/reviews', { data: { reviews: [REVIEW], nextCursor: null } });
  store = startAppStore(server);
  await store.dispatch(getDeals.initiate(WITH_BAYO));
});

const ownReview = () => getDeals.select(WITH_BAYO)(store.getState()).data?.data.deals[0]?.review;
const listed = () =>
  getReviews
    .select(ADA._id)(store.getState())
    .data?.pages.flatMap(({ data }) => data.reviews);

it('the reviews about a person are read page by page', async () => {
  const asked: string[] = [];
  server.on('GET /api/v1/reviews', ({ url }) => {
    const { searchParams } = new URL(url);
    asked.push(searchParams.toString());
    return searchParams.has('cursor')
      ? { data: { reviews: [{ ...REVIEW, _id: idOf(30) }], nextCursor: null } }
      : { data: { reviews: [REVIEW], nextCursor: REVIEW._id } };
  });
  await store.dispatch(getReviews.initiate(ADA._id));
  await store.dispatch(getReviews.initiate(ADA._id, { direction: 'forward' }));
  expect(asked).toEqual([`user=${ADA._id}`, `user=${ADA._id}&cursor=${REVIEW._id}`]);
  expect(listed()?.map(({ _id }) => _id)).toEqual([REVIEW._id, idOf(30)]);
});

it('a written review is on its deal at once, and the lists of reviews are read again', async () => {
  const sent: unknown[] = [];
  server.on('POST /api/v1/reviews', async (request) => {
    sent.push(await request.json());
    return { data: { review: { ...REVIEW, _id: idOf(32) } } };
  });
  await store.dispatch(getReviews.initiate(ADA._id));
  await store.dispatch(writeReview.initiate(INPUT));
  expect(sent).toEqual([INPUT]);
  expect(ownReview()).toEqual({ state: 'written', until: UNTIL, _id: idOf(32) });
  await vi.waitFor(() => expect(server.callsOf('GET /api/v1/reviews')).toHaveLength(2));
  expect(server.callsOf('GET /api/v1/deals')).toHaveLength(1);
});

it('a review that another device has written is read with the deals, and its failure shows no toast', async () => {
  server.on('POST /api/v1/reviews', errorResponse(409, { code: 'review_written', message: 'Written.' }));
  const written = { ...COMPLETED, review: { state: 'written', until: UNTIL, _id: idOf(33) } } as const;
  server.on('GET /api/v1/deals', { data: { deals: [written], nextCursor: null } });
  await store.dispatch(writeReview.initiate(INPUT));
  await vi.waitFor(() => expect(ownReview()?._id).toBe(idOf(33)));
  expect(toast).not.toHaveBeenCalled();
});

it('a failed call leaves the deal as it is', async () => {
  server.on('POST /api/v1/reviews', errorResponse(500, { code: 'internal', message: 'No.' }));
  await store.dispatch(writeReview.initiate(INPUT));
  expect(ownReview()).toEqual(COMPLETED.review);
  expect(server.callsOf('GET /api/v1/deals')).toHaveLength(1);
});

it('a review that is taken back can no longer be written', async () => {
  const sent: unknown[] = [];
  server.on('PATCH /api/v1/reviews/:id', async (request) => {
    sent.push(await request.json());
    return { code: 'review_taken_back', message: 'Taken back.' };
  });
  await store.dispatch(takeBackReview.initiate({ id: idOf(32), dealId: COMPLETED._id }));
  expect(sent).toEqual([{ action: 'takeBack' }]);
  expect(ownReview()).toEqual({ state: 'closed', until: UNTIL, _id: null });
});

it('a reply is below its review at once', async () => {
  server.on('PATCH /api/v1/reviews/:id', { code: 'review_reply', message: 'Shown.' });
  await store.dispatch(getReviews.initiate(ADA._id));
  await store.dispatch(replyToReview.initiate({ id: REVIEW._id, text: 'Thank you.' }));
  expect(listed()).toEqual([{ ...REVIEW, reply: 'Thank you.' }]);
  expect(server.callsOf('GET /api/v1/reviews')).toHaveLength(1);
});

it('a review that has a reply already is read again', async () => {
  server.on('PATCH /api/v1/reviews/:id', errorResponse(409, { code: 'review_replied', message: 'Replied.' }));
  await store.dispatch(getReviews.initiate(ADA._id));
  server.on('GET /api/v1/reviews', { data: { reviews: [{ ...REVIEW, reply: 'The first one' }], nextCursor: null } });
  await store.dispatch(replyToReview.initiate({ id: REVIEW._id, text: 'The second one' }));
  await vi.waitFor(() => expect(listed()?.[0]?.reply).toBe('The first one'));
});
