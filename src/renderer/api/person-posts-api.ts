import {
  type SavedPostsAnswer,
  savedPostsAnswerSchema,
  type UserPostsAnswer,
  userPostsAnswerSchema,
} from '@oja/contract/posts';

import type { StoredKind } from '../platform/stored-answers.ts';
import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { postTag, postTags } from './post-tags.ts';

/** Returns the cursor of the next page. */
const CURSOR_PAGES = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ data }: UserPostsAnswer): string | undefined => data.nextCursor ?? undefined,
};

/** Whether an answer is stored on this device. The storage's code is needed only if a call fails. */
async function hasAnswer(kind: StoredKind, userId: string, id: string): Promise<boolean> {
  const { readAnswer } = await import('../platform/stored-answers.ts');
  return (await readAnswer(kind, userId, id)) !== undefined;
}

/** The lists of product §7 "Posts" that belong to a person, loaded page by page. The first view does without them. */
export const personPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One person's posts, newest first, from the first page. */
    getUserPosts: build.infiniteQuery<UserPostsAnswer, string, string | undefined>({
      infiniteQueryOptions: CURSOR_PAGES,
      query: ({ queryArg: userId, pageParam: cursor }) => ({
        url: `/v1/users/${encodeURIComponent(userId)}/posts`,
        params: { cursor },
      }),
      providesTags: (answer, _error, userId) => [{ type: 'Profile', id: userId }, ...postTags(answer?.pages)],
      extraOptions: endpointOptions<UserPostsAnswer, string>({
        answer: { data: { posts: 'records' } },
        isStored: ({ userId: viewerId }, userId) => hasAnswer('profile', viewerId, userId),
      }),
      ...(import.meta.env.DEV && { responseSchema: userPostsAnswerSchema }),
    }),
    /** The viewer's saved posts, last saved first. */
    getSavedPosts: build.infiniteQuery<SavedPostsAnswer, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam: cursor }) => ({ url: '/v1/posts/save', params: { cursor } }),
      providesTags: (answer) => ['Saved', ...(answer?.pages ?? []).flatMap(({ data }) => data.map(postTag))],
      extraOptions: endpointOptions<SavedPostsAnswer>({
        answer: { data: 'records', message: 'text' },
        isStored: ({ userId }) => hasAnswer('saved-posts', userId, ''),
      }),
      ...(import.meta.env.DEV && { responseSchema: savedPostsAnswerSchema }),
    }),
  }),
});

export const { useGetSavedPostsInfiniteQuery, useGetUserPostsInfiniteQuery } = personPostsApi;
