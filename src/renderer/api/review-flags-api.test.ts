import type { ReviewFlag } from '@oja/contract/review-flags';
import * as toasts from '@oja/ui/toast-store';
import { beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { idOf, person } from '../../../tests/fixtures/live-store.ts';
import { REVIEW } from '../../../tests/fixtures/review.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { reviewFlagsApi } from './review-flags-api.ts';
import { reviewsApi } from './reviews-api.ts';

const { dismissReviewFlag, flagReview, getReviewFlags, removeReview } = reviewFlagsApi.endpoints;

const FLAGS = 'GET /api/v1/reviews/flag';
const REVIEWS = 'GET /api/v1/reviews';
const CALLS = [FLAGS, REVIEWS] as const;
const NEXT = `1.${idOf(2)}`;
const flag = (number: number): ReviewFlag => ({
  _id: idOf(number),
  flagReason: 'Spam',
  createdAt: REVIEW.createdAt,
  reporter: person,
  review: REVIEW,
  subject: { _id: ADA._id, userName: ADA.userName },
});

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
beforeEach(async () => {
  toast.mockClear();
  server = new FakeServer()
    .on(FLAGS, { data: [flag(2)], nextCursor: null })
    .on(REVIEWS, { data: { reviews: [REVIEW], nextCursor: null } });
  store = startAppStore(server);
  await store.dispatch(getReviewFlags.initiate());
  await store.dispatch(reviewsApi.endpoints.getReviews.initiate(ADA._id));
});

it('the reports of reviews are loaded page by page', async () => {
  server.on(FLAGS, ({ url }) =>
    new URL(url).searchParams.get('cursor') === NEXT
      ? { data: [flag(1)], nextCursor: null }
      : { data: [flag(2)], nextCursor: NEXT },
  );
  await store.dispatch(getReviewFlags.initiate(undefined, { forceRefetch: true }));
  await store.dispatch(getReviewFlags.initiate(undefined, { direction: 'forward' }));
  const pages = getReviewFlags.select()(store.getState()).data?.pages;
  expect(pages?.flatMap(({ data }) => data.map(({ _id }) => _id))).toEqual([idOf(2), idOf(1)]);
});

it('a review is reported with its reason, and the reports are refetched', async () => {
  const sent: unknown[] = [];
  server.on('POST /api/v1/reviews/flag', async (request) => {
    sent.push(await request.json());
    return { code: 'review_flagged', message: 'Thank you.' };
  });
  await store.dispatch(flagReview.initiate({ reviewId: REVIEW._id, flagReason: 'Spam' }));
  expect(sent).toEqual([{ reviewId: REVIEW._id, flagReason: 'Spam' }]);
  await vi.waitFor(() => expect(server.callsOf(FLAGS)).toHaveLength(2));
});

it.each([
  { code: 'flag_not_found', status: 404, calls: 2 },
  { code: 'internal', status: 500, calls: 1 },
] as const)(
  'after $code for a dismissed report the reports were loaded $calls times',
  async ({ code, status, calls }) => {
    server.on('DELETE /api/v1/reviews/flag/:id', errorResponse(status, { code, message: 'No.' }));
    await store.dispatch(dismissReviewFlag.initiate(idOf(2)));
    await vi.waitFor(() => expect(server.callsOf(FLAGS)).toHaveLength(calls));
    expect(toast).toHaveBeenCalledOnce();
  },
);

it('after a removed review its reports and the lists of reviews are refetched', async () => {
  server.on('DELETE /api/v1/reviews/:id', { code: 'review_removed', message: 'Removed.' });
  await store.dispatch(removeReview.initiate(REVIEW._id));
  await vi.waitFor(() => expect(CALLS.map((call) => server.callsOf(call).length)).toEqual([2, 2]));
});

it('a review that could not be removed stays in the lists, without a toast', async () => {
  server.on('DELETE /api/v1/reviews/:id', errorResponse(500, { code: 'internal', message: 'No.' }));
  const { error } = await store.dispatch(removeReview.initiate(REVIEW._id));
  expect(error).toBeDefined();
  expect(CALLS.map((call) => server.callsOf(call).length)).toEqual([1, 1]);
  expect(toast).not.toHaveBeenCalled();
});
