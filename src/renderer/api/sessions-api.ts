import { type MessageAnswer, messageAnswerSchema } from '@oja/contract/answers';
import { type SessionsAnswer, sessionsAnswerSchema } from '@oja/contract/sessions';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** The calls of the devices where the viewer is signed in. The section in Settings shows their failures. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All sessions of the viewer, last used first. */
    getSessions: build.query<SessionsAnswer, void>({
      query: () => ({ url: '/v1/sessions' }),
      providesTags: ['Sessions'],
      // A sign-in elsewhere is seen when Settings is opened again.
      keepUnusedDataFor: 0,
      extraOptions: endpointOptions<SessionsAnswer>({
        answer: { data: 'records' },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: sessionsAnswerSchema }),
    }),
    /** Signs out one device. Also after a failure the list is read again: the session may have ended elsewhere. */
    endSession: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/v1/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Signs out all devices but this one. */
    endOtherSessions: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/v1/sessions', method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
        // The dialog shows the failure.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const { useEndOtherSessionsMutation, useEndSessionMutation, useGetSessionsQuery } = sessionsApi;
