import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import { type ReviewFlagInput, type ReviewFlagsAnswer, reviewFlagsAnswerSchema } from '@oja/contract/review-flags';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { hasErrorCode } from './failure.ts';

/** Reports of reviews (product §4 "Review"): readers create them, admins read and end them. */
export const reviewFlagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports a review to the admins. The dialog stays open with the server's message. */
    flagReview: build.mutation<MessageAnswer, ReviewFlagInput>({
      query: (body) => ({ url: '/v1/reviews/flag', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Flags']),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Loads all open reports of reviews, newest first, for admins. */
    getReviewFlags: build.infiniteQuery<ReviewFlagsAnswer, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam: cursor }) => ({ url: '/v1/reviews/flag', params: { cursor } }),
      // `list` is refetched after each new report, `reviews` after each that ended.
      providesTags: [
        { type: 'Flags', id: 'list' },
        { type: 'Flags', id: 'reviews' },
      ],
      extraOptions: endpointOptions<ReviewFlagsAnswer>({ answer: { data: 'records' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: reviewFlagsAnswerSchema }),
    }),
    /** Ends a report and keeps the review. A report that has ended meanwhile is refetched, too. */
    dismissReviewFlag: build.mutation<MessageAnswer, string>({
      query: (flagId) => ({ url: `/v1/reviews/flag/${encodeURIComponent(flagId)}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error && !hasErrorCode(error, 'flag_not_found') ? [] : ['Flags']),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' } }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Removes a review with its reports. The question stays open with the server's message. */
    removeReview: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/v1/reviews/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Flags', 'Reviews', 'Profile']),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const {
  useDismissReviewFlagMutation,
  useFlagReviewMutation,
  useGetReviewFlagsInfiniteQuery,
  useRemoveReviewMutation,
} = reviewFlagsApi;
