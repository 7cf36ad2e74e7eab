import {
  type AdvertAnswer,
  advertAnswerSchema,
  type AdvertPayAnswer,
  advertPayAnswerSchema,
  type AdvertsAnswer,
  advertsAnswerSchema,
} from '@oja/contract/adverts';
import { type PaymentAnswer, paymentAnswerSchema } from '@oja/contract/payments';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** The viewer's adverts: lists, pays for and gives up adverts, and reads the result of a checkout. */
export const advertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /v1/adverts: the viewer's adverts, newest first, in pages (product §7). Provides `Adverts`. */
    getAdverts: build.infiniteQuery<AdvertsAnswer, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
      },
      query: ({ pageParam: cursor }) => ({ url: '/v1/adverts', params: { cursor } }),
      providesTags: ['Adverts'],
      extraOptions: endpointOptions<AdvertsAnswer>({
        answer: { data: { adverts: 'records' } },
      }),
      ...(import.meta.env.DEV && { responseSchema: advertsAnswerSchema }),
    }),
    /** Requests a new checkout link for an advert with a pending payment. */
    payAdvert: build.mutation<AdvertPayAnswer, string>({
      query: (advertId) => ({ url: `/v1/adverts/${encodeURIComponent(advertId)}/pay`, method: 'POST' }),
      // Also after an error: the advert may have been paid or have ended since.
      invalidatesTags: ['Adverts'],
      extraOptions: endpointOptions<AdvertPayAnswer>({
        answer: { data: { link: 'text' } },
      }),
      ...(import.meta.env.DEV && { responseSchema: advertPayAnswerSchema }),
    }),
    /** Whether a payment is confirmed and its advert is running, by the payment's reference. */
    getPayment: build.query<PaymentAnswer, string>({
      query: (reference) => ({ url: `/payments/${encodeURIComponent(reference)}` }),
      extraOptions: endpointOptions<PaymentAnswer>({
        answer: { data: { isAdvertRunning: 'boolean' } },
        // The screen shows the failure.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: paymentAnswerSchema }),
    }),
    /** Gives up an advert with a pending payment, which also deletes its post. */
    cancelAdvert: build.mutation<AdvertAnswer, string>({
      query: (advertId) => ({ url: `/v1/adverts/${encodeURIComponent(advertId)}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? ['Adverts'] : ['Adverts', 'Posts']),
      extraOptions: endpointOptions<AdvertAnswer>({
        answer: { message: 'text' },
        // The dialog stays open with the server's message.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: advertAnswerSchema }),
    }),
  }),
});

export const { useCancelAdvertMutation, useGetAdvertsInfiniteQuery, useGetPaymentQuery, usePayAdvertMutation } =
  advertsApi;
