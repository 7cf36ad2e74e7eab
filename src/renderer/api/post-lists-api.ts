import {
  type PostsAnswer,
  postsAnswerSchema,
  type SavedPostsAnswer,
  savedPostsAnswerSchema,
  type UserPostsAnswer,
  userPostsAnswerSchema,
} from '@oja/contract/posts';
import { POSTS_PAGES_MAX } from '@oja/contract/limits';

import type { AnswerShape } from './answer-shape.ts';
import type { StoredKind } from '../platform/stored-answers.ts';
import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { postTag, postTags } from './post-tags.ts';

/** A page is requested by the cursor of the previous one; `page` only selects its adverts. */
interface FeedPageParam {
  cursor?: string;
  page: number;
}

/** How long the feed stays cached, in seconds, for users who return to their scroll position. */
const FEED_CACHE_S = 300;

/** Returns the parameter of the next page of a list with adverts. */
const FEED_PAGES = {
  initialPageParam: { page: 1 } as FeedPageParam,
  getNextPageParam: (
    { data }: PostsAnswer,
    _pages: PostsAnswer[],
    { page }: FeedPageParam,
  ): FeedPageParam | undefined =>
    data.nextCursor === null ? undefined : { cursor: data.nextCursor, page: Math.min(page + 1, POSTS_PAGES_MAX) },
};

/** The same for lists without adverts. */
const CURSOR_PAGES = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ data }: UserPostsAnswer): string | undefined => data.nextCursor ?? undefined,
};

const FEED = { data: { posts: 'records', adverts: 'records' } } as const satisfies AnswerShape<PostsAnswer>;

/** Whether an answer is stored on this device. The storage's code is needed only if a call fails. */
async function hasAnswer(kind: StoredKind, userId: string, id: string): Promise<boolean> {
  const { readAnswer } = await import('../platform/stored-answers.ts');
  return (await readAnswer(kind, userId, id)) !== undefined;
}

/** The lists of posts of product §7 "Posts", loaded page by page. */
export const postListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The home feed, newest first, with adverts on each page (product §2). */
    getPosts: build.infiniteQuery<PostsAnswer, void, FeedPageParam>({
      infiniteQueryOptions: FEED_PAGES,
      query: ({ pageParam }) => ({ url: '/v1/posts', params: pageParam }),
      keepUnusedDataFor: FEED_CACHE_S,
      providesTags: (answer) => ['Posts', ...postTags(answer?.pages)],
      extraOptions: endpointOptions<PostsAnswer>({
        answer: FEED,
        isStored: ({ lists }) => lists.posts.length > 0,
        listsToStore: (pages) => ({ posts: pages.flatMap(({ data }) => data.posts) }),
      }),
      ...(import.meta.env.DEV && { responseSchema: postsAnswerSchema }),
    }),
    /** The posts of the vendors that the viewer follows. */
    getFollowingPosts: build.infiniteQuery<PostsAnswer, void, FeedPageParam>({
      infiniteQueryOptions: FEED_PAGES,
      query: ({ pageParam }) => ({ url: '/v1/posts/feed', params: pageParam }),
      keepUnusedDataFor: FEED_CACHE_S,
      providesTags: (answer) => ['Posts', 'Feed', ...postTags(answer?.pages)],
      extraOptions: endpointOptions<PostsAnswer>({
        answer: FEED,
      }),
      ...(import.meta.env.DEV && { responseSchema: postsAnswerSchema }),
    }),
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

/** The lists of posts that the home screen shows. */
export type FeedName = 'getPosts' | 'getFollowingPosts';

type State = Parameters<ReturnType<(typeof postListsApi.endpoints)[FeedName]['select']>>[0];

/** The moment up to which a cached feed contains all posts; undefined if it is not loaded. */
export function feedUntil(state: State, name: FeedName): number | undefined {
  return postListsApi.endpoints[name].select()(state).data?.pages[0]?.data.until;
}

export const {
  useGetFollowingPostsInfiniteQuery,
  useGetPostsInfiniteQuery,
  useGetSavedPostsInfiniteQuery,
  useGetUserPostsInfiniteQuery,
} = postListsApi;
