import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import { type FlagInput, type FlagsAnswer, flagsAnswerSchema } from '@oja/contract/flags';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** Reports of posts (product §6, §7): all users create them, admins read and end them. */
export const flagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /v1/posts/flag: reports a post to the admins (product §7). Invalidates `Flags`. */
    flagPost: build.mutation<MessageAnswer, FlagInput>({
      query: (body) => ({ url: '/v1/posts/flag', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Flags']),
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
        // The dialog stays open with the server's message.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Loads all open reports, newest first, for admins. */
    getFlags: build.infiniteQuery<FlagsAnswer, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam: cursor }) => ({ url: '/v1/posts/flag', params: { cursor } }),
      providesTags: [{ type: 'Flags', id: 'list' }],
      extraOptions: endpointOptions<FlagsAnswer>({
        answer: { data: 'records' },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: flagsAnswerSchema }),
    }),
    /**
     * Ends a report and keeps the post. The report is removed once the server has accepted it, before the list is
     * refetched.
     */
    dismissFlag: build.mutation<MessageAnswer, string>({
      query: (flagId) => ({ url: `/v1/posts/flag/${encodeURIComponent(flagId)}`, method: 'DELETE' }),
      async onQueryStarted(flagId, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch {
          // The report stays, and the failure listener shows the error.
          return;
        }
        dispatch(
          flagsApi.util.updateQueryData('getFlags', undefined, ({ pages }) => {
            for (const page of pages) page.data = page.data.filter(({ _id }) => _id !== flagId);
          }),
        );
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Flags']),
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const { useDismissFlagMutation, useFlagPostMutation, useGetFlagsInfiniteQuery } = flagsApi;
