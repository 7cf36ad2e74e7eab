import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import {
  type ApplicationSentAnswer,
  applicationSentAnswerSchema,
  type ApplicationsAnswer,
  applicationsAnswerSchema,
  type OwnApplicationAnswer,
  ownApplicationAnswerSchema,
  type VendorApplicationInput,
} from '@oja/contract/vendor-applications';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** Applications for the vendor badge: users send them, admins read and decide on them. */
export const vendorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's application, pending or declined; null for none. */
    getOwnApplication: build.query<OwnApplicationAnswer, void>({
      query: () => '/v1/vendors/applications/own',
      providesTags: ['Applications'],
      extraOptions: endpointOptions<OwnApplicationAnswer>({
        // Its data is null if there is no application.
        answer: {},
      }),
      ...(import.meta.env.DEV && { responseSchema: ownApplicationAnswerSchema }),
    }),
    /** Applies, replacing an earlier application. A verified vendor is refused with `already_vendor`. */
    apply: build.mutation<ApplicationSentAnswer, VendorApplicationInput>({
      query: (body) => ({ url: '/v1/vendors/applications', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Applications']),
      extraOptions: endpointOptions<ApplicationSentAnswer>({
        answer: { data: 'record', message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: applicationSentAnswerSchema }),
    }),
    /** All pending applications, newest first; for admins only: other users must not send the call. */
    getApplications: build.infiniteQuery<ApplicationsAnswer, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam: cursor }) => ({ url: '/v1/vendors/applications', params: { cursor } }),
      providesTags: ['Applications'],
      extraOptions: endpointOptions<ApplicationsAnswer>({
        answer: { data: 'records' },
      }),
      ...(import.meta.env.DEV && { responseSchema: applicationsAnswerSchema }),
    }),
    /** Declines an application, as an admin. The applicant sees the reason. */
    declineApplication: build.mutation<MessageAnswer, { applicationId: string; reason?: string }>({
      query: ({ applicationId, reason }) => ({
        url: `/v1/vendors/applications/${encodeURIComponent(applicationId)}`,
        method: 'DELETE',
        ...(reason !== undefined && { params: { reason } }),
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Applications']),
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const {
  useApplyMutation,
  useDeclineApplicationMutation,
  useGetApplicationsInfiniteQuery,
  useGetOwnApplicationQuery,
} = vendorsApi;
