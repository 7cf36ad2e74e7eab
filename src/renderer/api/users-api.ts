import { FAILURES } from '@oja/contract/failures';
import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import { CACHED_QUERY_S } from '@oja/contract/limits';
import {
  type DashboardProfileAnswer,
  dashboardProfileAnswerSchema,
  type FollowAnswer,
  followAnswerSchema,
  type PeopleAnswer,
  peopleAnswerSchema,
  type Profile,
  profileAnswerSchema,
  type ProfileEdit,
  type ProfileEditAnswer,
  profileEditAnswerSchema,
  type VendorEditAnswer,
  vendorEditAnswerSchema,
} from '@oja/contract/users';

import { changeUser } from '../session/sign-in.ts';
import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { patchPersonEverywhere } from './patch-person.ts';
import { postTag } from './post-tags.ts';
import { showToggle } from './toggles.ts';

const PEOPLE_PAGES = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ data }: PeopleAnswer): string | undefined => data.nextCursor ?? undefined,
};

const followPath = (userId: string) => `/v1/users/follow/${encodeURIComponent(userId)}`;

/** A person's followers or the people they follow; with `search`, those whose name or user name contains it. */
export interface FollowSide {
  userId: string;
  side: 'followers' | 'following';
  search?: string;
}

const PERSON = { _id: 'text', name: 'text', userName: 'text' } as const;

const peopleOf = (pages: readonly PeopleAnswer[]) => pages.flatMap(({ data }) => data.users);

/** The calls of product §7 "Users". */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET /v1/users/dashboard/{userName}: the viewer's own profile with counts and saved posts (product §7). Provides
     * `Me`.
     */
    getDashboard: build.query<DashboardProfileAnswer, string>({
      query: (userName) => `/v1/users/dashboard/${encodeURIComponent(userName)}`,
      providesTags: ['Me'],
      // A server of an earlier release sends no `latestSeq`: realtime/ then loads its lists twice.
      extraOptions: endpointOptions<DashboardProfileAnswer>({
        answer: { data: PERSON },
        // The session's own user is shown.
        isStored: () => true,
      }),
      ...(import.meta.env.DEV && { responseSchema: dashboardProfileAnswerSchema }),
    }),
    /**
     * GET /v1/users/profile/{id}: the public profile of a person with their first posts (product §7). Provides
     * `Profile` and `Post`.
     */
    getProfile: build.query<{ data: Profile }, string>({
      query: (userId) => `/v1/users/profile/${encodeURIComponent(userId)}`,
      keepUnusedDataFor: CACHED_QUERY_S,
      providesTags: (answer, _error, userId) => [
        { type: 'Profile', id: userId },
        ...(answer?.data.posts ?? []).map(postTag),
      ],
      extraOptions: endpointOptions<{ data: Profile }>({
        answer: { data: { ...PERSON, posts: 'records' } },
        // The screen shows the failure.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: profileAnswerSchema }),
    }),
    /** All users except the viewer, or those whose name or user name contains a text; cached for 300 s (product §9). */
    getPeople: build.infiniteQuery<PeopleAnswer, { search?: string }, string | undefined>({
      infiniteQueryOptions: PEOPLE_PAGES,
      query: ({ queryArg, pageParam: cursor }) => ({ url: '/v1/users/all', params: { ...queryArg, cursor } }),
      keepUnusedDataFor: CACHED_QUERY_S,
      providesTags: ['People'],
      extraOptions: endpointOptions<PeopleAnswer, { search?: string }>({
        answer: { data: { users: 'records' } },
        // The results of a search are not the complete list.
        listsToStore: (pages, args) => ('search' in args ? undefined : { users: peopleOf(pages) }),
      }),
      ...(import.meta.env.DEV && { responseSchema: peopleAnswerSchema }),
    }),
    /** A person's followers ("Customers") or the people they follow, last follow first, from the first page. */
    getFollows: build.infiniteQuery<PeopleAnswer, FollowSide, string | undefined>({
      infiniteQueryOptions: PEOPLE_PAGES,
      query: ({ queryArg: { userId, side, search }, pageParam: cursor }) => ({
        url: `/v1/users/${encodeURIComponent(userId)}/${side}`,
        params: { search, cursor },
      }),
      providesTags: ['People'],
      extraOptions: endpointOptions<PeopleAnswer, FollowSide>({
        answer: { data: { users: 'records' } },
        listsToStore: (pages, { userId, side }, viewerId) =>
          userId === viewerId && side === 'following' ? { following: peopleOf(pages) } : undefined,
      }),
      ...(import.meta.env.DEV && { responseSchema: peopleAnswerSchema }),
    }),
    /**
     * Toggles following: shown at once, undone if the call fails. Then users, feed and profiles are refetched (product
     * §4).
     */
    follow: build.mutation<FollowAnswer, string>({
      query: (userId) => ({ url: followPath(userId), method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['People', 'Feed', 'Profile', 'Me']),
      onQueryStarted: (userId, { dispatch, getState, queryFulfilled }) =>
        showToggle({
          address: followPath(userId),
          queryFulfilled,
          toggle: () =>
            patchPersonEverywhere(dispatch, getState, userId, (person) => {
              person.isFollowing = !person.isFollowing;
              person.followersCount = Math.max(0, person.followersCount + (person.isFollowing ? 1 : -1));
            }),
          settle: ({ data }) =>
            patchPersonEverywhere(dispatch, getState, userId, (person) => Object.assign(person, data)),
        }),
      extraOptions: endpointOptions<FollowAnswer>({
        answer: { data: { isFollowing: 'boolean', followersCount: 'number' } },
        failure: { title: FAILURES.follow },
        takesTurns: true,
      }),
      ...(import.meta.env.DEV && { responseSchema: followAnswerSchema }),
    }),
    /**
     * Changes the viewer's profile; only changed fields are sent. The answer updates the viewer's dashboard without a
     * refetch: it is cached by user name, and the server would refuse the old one.
     */
    editProfile: build.mutation<ProfileEditAnswer, { userId: string; edit: ProfileEdit }>({
      query: ({ userId, edit }) => ({
        url: `/v1/users/profile/${encodeURIComponent(userId)}`,
        method: 'PATCH',
        body: edit,
      }),
      invalidatesTags: (_answer, error, { userId }) => (error ? [] : [{ type: 'Profile', id: userId }, 'Posts']),
      async onQueryStarted({ userId }, { dispatch, getState, queryFulfilled }) {
        try {
          const { data: user } = (await queryFulfilled).data;
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not type getState
          const state = getState() as Parameters<typeof api.util.selectCachedArgsForQuery>[0];
          for (const userName of usersApi.util.selectCachedArgsForQuery(state, 'getDashboard')) {
            const known = usersApi.endpoints.getDashboard.select(userName)(state).data;
            if (known?.data._id !== userId) continue;
            await dispatch(
              usersApi.util.upsertQueryData('getDashboard', user.userName, {
                ...known,
                data: { ...known.data, ...user },
              }),
            );
          }
          await dispatch(changeUser(user));
        } catch {
          // The form stays unchanged, and shows the failure.
        }
      },
      extraOptions: endpointOptions<ProfileEditAnswer>({
        answer: { data: PERSON, message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: profileEditAnswerSchema }),
    }),
    /**
     * Verifies a vendor, which closes their application, or withdraws the verification; admins only (product §7). The
     * caches that show the person are refetched.
     */
    setVendor: build.mutation<VendorEditAnswer, { userId: string; isVerifiedVendor: boolean }>({
      query: ({ userId, isVerifiedVendor }) => ({
        url: `/v1/users/update_vendor/${encodeURIComponent(userId)}`,
        method: 'PATCH',
        ...(!isVerifiedVendor && { body: { isVerifiedVendor } }),
      }),
      invalidatesTags: (_answer, error, { userId }) =>
        error ? [] : ['People', 'Posts', 'Applications', { type: 'Profile', id: userId }],
      extraOptions: endpointOptions<VendorEditAnswer>({
        answer: { data: 'record', message: 'text' },
        // The dialog stays open with the server's message.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: vendorEditAnswerSchema }),
    }),
    /**
     * Deletes an account. `forfeit` gives up the wallet's balance; without it the server refuses if there is one
     * (`balance_left`).
     */
    deleteAccount: build.mutation<MessageAnswer, { userId: string; forfeit?: boolean }>({
      query: ({ userId, forfeit }) => ({
        url: `/v1/users/delete/${encodeURIComponent(userId)}`,
        method: 'DELETE',
        ...(forfeit && { params: { forfeit: 'true' } }),
      }),
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
        // The dialog stays open with the server's message.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const {
  useDeleteAccountMutation,
  useEditProfileMutation,
  useFollowMutation,
  useGetDashboardQuery,
  useGetFollowsInfiniteQuery,
  useGetPeopleInfiniteQuery,
  useGetProfileQuery,
  useSetVendorMutation,
} = usersApi;
