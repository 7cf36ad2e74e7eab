import {
  type AdvertAnswer, advertAnswerSchema, type AdvertPayAnswer, advertPayAnswerSchema, type AdvertsAnswer, advertsAnswerSchema,
} from '@oja/contract/adverts';

import { api } from './api.ts';

/** One's own adverts: listed, paid for, given up. */
const advertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdverts: build.infiniteQuery<AdvertsAnswer, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ data }) => data.nextCursor ?? undefined },
      query: ({ pageParam: cursor }) => ({ url: '/v1/adverts', params: { cursor } }),
      providesTags: ['Adverts'],
      ...(import.meta.env.DEV && { responseSchema: advertsAnswerSchema }),
    }),
    /** A new link to the checkout of an advert that awaits its payment. */
    payAdvert: build.mutation<AdvertPayAnswer, string>({
      query: (advertId) => ({ url: `/v1/adverts/${encodeURIComponent(advertId)}/pay`, method: 'POST' }),
      // A refusal as well: it was paid or has ended meanwhile.
      invalidatesTags: ['Adverts'],
      ...(import.meta.env.DEV && { responseSchema: advertPayAnswerSchema }),
    }),
    /** Gives up an advert that awaits its payment; its post goes with it. */
    cancelAdvert: build.mutation<AdvertAnswer, string>({
      query: (advertId) => ({ url: `/v1/adverts/${encodeURIComponent(advertId)}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? ['Adverts'] : ['Adverts', 'Posts']),
      ...(import.meta.env.DEV && { responseSchema: advertAnswerSchema }),
    }),
  }),
});

export const { useCancelAdvertMutation, useGetAdvertsInfiniteQuery, usePayAdvertMutation } = advertsApi;
