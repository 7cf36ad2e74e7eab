import { type MessageAnswer, messageAnswerSchema } from '@oja/contract/answers';
import type { DealReview, DealsAnswer } from '@oja/contract/deals';
import {
  type ReviewInput,
  type ReviewsAnswer,
  reviewsAnswerSchema,
  type ReviewWrittenAnswer,
  reviewWrittenAnswerSchema,
} from '@oja/contract/reviews';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { api } from './api.ts';
import { editCachedAnswers } from './edit-cached-answers.ts';
import { endpointOptions } from './endpoint-options.ts';
import { hasErrorCode } from './failure.ts';

const pathOf = (id: string) => `/v1/reviews/${encodeURIComponent(id)}`;

/** A review that the viewer takes back, and its deal. */
interface TakenBack {
  id: string;
  dealId: string;
}

/** The calls of product §4 "Review". Dialogs and forms show their failures; what was written stays in them. */
export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The reviews about a person that can be seen, the newest first. */
    getReviews: build.infiniteQuery<ReviewsAnswer, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
      },
      query: ({ queryArg: user, pageParam: cursor }) => ({ url: '/v1/reviews', params: { user, cursor } }),
      providesTags: ['Reviews'],
      extraOptions: endpointOptions<ReviewsAnswer>({ answer: { data: { reviews: 'records' } }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: reviewsAnswerSchema }),
    }),
    /**
     * Reviews the other person of a deal. If they have written too, both reviews become visible: reviews and profiles
     * refetched. After an error response the deals are: it may have been written on another device.
     */
    writeReview: build.mutation<ReviewWrittenAnswer, ReviewInput>({
      query: (body) => ({ url: '/v1/reviews', method: 'POST', body }),
      invalidatesTags: (_answer, error) => {
        if (!error) return ['Reviews', 'Profile'];
        return hasErrorCode(error, 'review_written', 'review_closed') ? ['Deals'] : [];
      },
      onQueryStarted: ({ dealId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => dispatch(showReview(dealId, { state: 'written', _id: data.data.review._id })),
          () => undefined,
        ),
      extraOptions: endpointOptions<ReviewWrittenAnswer>({
        answer: { data: { review: 'record' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: reviewWrittenAnswerSchema }),
    }),
    /** Takes the viewer's own review back. After an error response the deals are refetched. */
    takeBackReview: build.mutation<MessageAnswer, TakenBack>({
      query: ({ id }) => ({ url: pathOf(id), method: 'PATCH', body: { action: 'takeBack' } }),
      invalidatesTags: (_answer, error) => {
        if (!error) return ['Reviews', 'Profile'];
        return hasErrorCode(error, 'review_not_found') ? ['Deals'] : [];
      },
      onQueryStarted: ({ dealId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => dispatch(showReview(dealId, { state: 'closed', _id: null })),
          () => undefined,
        ),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Replies to a review about the viewer, once. It is read again if it has a reply already, or is gone. */
    replyToReview: build.mutation<MessageAnswer, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: pathOf(id), method: 'PATCH', body: { action: 'reply', text } }),
      invalidatesTags: (_answer, error) =>
        hasErrorCode(error, 'review_replied', 'review_not_found') ? ['Reviews'] : [],
      onQueryStarted: ({ id, text }, { dispatch, getState, queryFulfilled }) =>
        queryFulfilled.then(
          () =>
            editCachedAnswers<ReviewsAnswer['data']>(dispatch, getState, ['Reviews'], ({ reviews }) => {
              const review = reviews.find(({ _id }) => _id === id);
              if (review) review.reply = text;
            }),
          () => undefined,
        ),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

/** Shows in all cached lists whether the viewer has reviewed a deal. A review is no step: its version stays. */
function showReview(
  dealId: string,
  change: Pick<DealReview, 'state' | '_id'>,
): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch, getState) =>
    editCachedAnswers<DealsAnswer['data']>(dispatch, getState, ['Deals'], ({ deals }) => {
      const review = deals.find(({ _id }) => _id === dealId)?.review;
      if (review) Object.assign(review, change);
    });
}

export const {
  useGetReviewsInfiniteQuery,
  useReplyToReviewMutation,
  useTakeBackReviewMutation,
  useWriteReviewMutation,
} = reviewsApi;
