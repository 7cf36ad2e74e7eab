import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import { type FlagInput, type FlagsAnswer, flagsAnswerSchema } from '@oja/contract/flags';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** Reports of posts, spec §6 and §7: anyone makes them, admins read and end them. */
export const flagsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    /** All open reports, newest first, for admins. */
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
    /** Ends a report and leaves the post as it is: off the list as soon as the server has agreed, before the list is read again. */
    dismissFlag: build.mutation<MessageAnswer, string>({
      query: (flagId) => ({ url: `/v1/posts/flag/${encodeURIComponent(flagId)}`, method: 'DELETE' }),
      async onQueryStarted(flagId, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch {
          // The report stays, and the failure listener says why.
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
