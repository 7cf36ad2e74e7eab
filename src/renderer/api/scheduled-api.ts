import { type MessageAnswer, messageAnswerSchema } from '@oja/contract/answers';
import { CACHED_QUERY_S } from '@oja/contract/limits';
import {
  type ScheduledAnswer,
  scheduledAnswerSchema,
  type ScheduledListAnswer,
  scheduledListAnswerSchema,
  type ScheduledMessage,
  type ScheduleInput,
} from '@oja/contract/scheduled-messages';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

const PATH = '/v1/messages/later';

/**
 * The viewer's messages that are sent later, product §7. `scheduledChanged` announces each change, also that one was
 * sent. The own profile, `Me`, says whether there are any.
 */
export const scheduledApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, to everybody. The thread says if they cannot be loaded. */
    getScheduled: build.query<ScheduledListAnswer, void>({
      query: () => ({ url: PATH }),
      keepUnusedDataFor: CACHED_QUERY_S,
      providesTags: ['Scheduled'],
      extraOptions: endpointOptions<ScheduledListAnswer>({ answer: { data: 'list' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: scheduledListAnswerSchema }),
    }),
    /** Sends a text later. The same `clientId` again is the same text. The dialog shows a failure. */
    scheduleMessage: build.mutation<ScheduledAnswer, ScheduleInput>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      // Also after a failure: its answer may have been lost.
      invalidatesTags: (answer) => (answer ? ['Me'] : ['Me', 'Scheduled']),
      onQueryStarted: async ({ clientId }, { dispatch, queryFulfilled }) => {
        const { data: answer } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (answer) dispatch(editScheduled((all) => [...all.filter((one) => one.clientId !== clientId), answer.data]));
      },
      extraOptions: endpointOptions<ScheduledAnswer>({
        answer: { data: { clientId: 'text', sendAt: 'text' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: scheduledAnswerSchema }),
    }),
    /** Takes a text back. Also after a failure the list is read again: it may have been sent. */
    takeBackScheduled: build.mutation<MessageAnswer, string>({
      query: (clientId) => ({ url: `${PATH}/${encodeURIComponent(clientId)}`, method: 'DELETE' }),
      invalidatesTags: (answer) => (answer ? ['Me'] : ['Me', 'Scheduled']),
      onQueryStarted: async (clientId, { dispatch, queryFulfilled }) => {
        const { data: answer } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (answer) dispatch(editScheduled((all) => all.filter((one) => one.clientId !== clientId)));
      },
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' } }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

/** Changes the cached list, in the order of the times. */
const editScheduled = (edit: (all: readonly ScheduledMessage[]) => ScheduledMessage[]) =>
  scheduledApi.util.updateQueryData('getScheduled', undefined, ({ data, ...rest }) => ({
    ...rest,
    data: edit(data).toSorted((one, other) => (one.sendAt < other.sendAt ? -1 : 1)),
  }));

export const { useGetScheduledQuery, useScheduleMessageMutation, useTakeBackScheduledMutation } = scheduledApi;
