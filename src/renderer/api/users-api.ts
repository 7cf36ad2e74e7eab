import { type DashboardProfile, dashboardProfileAnswerSchema, type Profile, profileAnswerSchema } from '@oja/contract/users';

import { api } from './api.ts';

/** Calls of spec §7 "Users". */
const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<{ data: DashboardProfile }, string>({
      query: (userName) => `/v1/users/dashboard/${encodeURIComponent(userName)}`,
      providesTags: ['Me'],
      ...(import.meta.env.DEV && { responseSchema: dashboardProfileAnswerSchema }),
    }),
    getProfile: build.query<{ data: Profile }, string>({
      query: (userId) => `/v1/users/profile/${encodeURIComponent(userId)}`,
      providesTags: (answer, _error, userId) => [
        { type: 'Profile', id: userId },
        ...(answer?.data.posts ?? []).map(({ _id }) => ({ type: 'Post' as const, id: _id })),
      ],
      ...(import.meta.env.DEV && { responseSchema: profileAnswerSchema }),
    }),
  }),
});

export const { useGetDashboardQuery, useGetProfileQuery } = usersApi;
