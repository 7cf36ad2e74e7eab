import { type MessageAnswer, messageAnswerSchema } from '@oja/contract/answers';
import {
  type PhoneAnswer,
  phoneAnswerSchema,
  type PhoneConfirmation,
  type PhoneRequest,
} from '@oja/contract/phone-confirmation';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** Everything that shows the number or its mark. */
const SHOWN_IN = ['Phone', 'Profile', 'Posts', 'Post'] as const;

/** The calls that confirm a phone number (decision 039). Settings shows their failures. */
export const phoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's confirmed number, and the one that this session requested a code for. */
    getPhone: build.query<PhoneAnswer, void>({
      query: () => ({ url: '/v1/phone' }),
      providesTags: ['Phone'],
      // A change elsewhere is seen when Settings is opened again.
      keepUnusedDataFor: 0,
      extraOptions: endpointOptions<PhoneAnswer>({ answer: { data: {} }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: phoneAnswerSchema }),
    }),
    /**
     * Sends a code, which removes another confirmed number. After a failure of the SMS service the code is valid all
     * the same, so the number is read again in any case.
     */
    sendPhoneCode: build.mutation<MessageAnswer, PhoneRequest>({
      query: (body) => ({ url: '/v1/phone', method: 'POST', body }),
      invalidatesTags: [...SHOWN_IN],
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** POST /v1/phone/confirm: confirms a number with the code of the SMS, and reloads what shows it (product §7). */
    confirmPhone: build.mutation<MessageAnswer, PhoneConfirmation>({
      query: (body) => ({ url: '/v1/phone/confirm', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : [...SHOWN_IN]),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** DELETE /v1/phone: removes the confirmed number, and reloads what shows it (product §7). */
    removePhone: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/v1/phone', method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : [...SHOWN_IN]),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const { useConfirmPhoneMutation, useGetPhoneQuery, useRemovePhoneMutation, useSendPhoneCodeMutation } = phoneApi;
