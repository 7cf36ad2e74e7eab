import { type FlagCountsAnswer, flagCountsAnswerSchema } from '@oja/contract/flags';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** The number of reported posts (product §6), separate from the reports, which only their own screen loads. */
export const flagCountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For admins only: other users must not send the call. realtime/ keeps the answer up to date. */
    getFlagCounts: build.query<FlagCountsAnswer, void>({
      query: () => ({ url: '/v1/posts/flag/count' }),
      providesTags: [{ type: 'Flags', id: 'counts' }],
      extraOptions: endpointOptions<FlagCountsAnswer>({
        answer: { data: { total: 'number', postsTotal: 'number' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: flagCountsAnswerSchema }),
    }),
  }),
});

export const { useGetFlagCountsQuery } = flagCountsApi;
