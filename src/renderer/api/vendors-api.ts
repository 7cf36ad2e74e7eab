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

/** Applications to be a verified vendor: anyone sends theirs, admins read and decide on them. */
const vendorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One's own application, waiting or declined; null for who has none. */
    getOwnApplication: build.query<OwnApplicationAnswer, void>({
      query: () => '/v1/vendors/applications/own',
      providesTags: ['Applications'],
      extraOptions: endpointOptions<OwnApplicationAnswer>({
        // Its data is null for who has none.
        answer: {},
      }),
      ...(import.meta.env.DEV && { responseSchema: ownApplicationAnswerSchema }),
    }),
    /** Applies, in place of what one has sent before. Refused with `already_vendor` for who is verified. */
    apply: build.mutation<ApplicationSentAnswer, VendorApplicationInput>({
      query: (body) => ({ url: '/v1/vendors/applications', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Applications']),
      extraOptions: endpointOptions<ApplicationSentAnswer>({
        answer: { data: 'record', message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: applicationSentAnswerSchema }),
    }),
    /** All applications that wait, newest first; admins only, so that nobody else's client may ask. */
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
    /** Declines an application, as an admin; the applicant reads the reason. */
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
