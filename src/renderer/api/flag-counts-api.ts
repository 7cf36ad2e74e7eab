import { type FlagCountsAnswer, flagCountsAnswerSchema } from '@oja/contract/flags';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** How much is reported, spec §6: apart from the reports themselves, which only their own screen reads. */
export const flagCountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Admins only, so that nobody else's client may ask. Kept true by realtime/. */
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
