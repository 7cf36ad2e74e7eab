import { type PostsAnswer, postsAnswerSchema } from '@oja/contract/posts';
import { POSTS_PAGES_MAX } from '@oja/contract/limits';

import type { AnswerShape } from './answer-shape.ts';
import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { postTags } from './post-tags.ts';

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

const FEED = { data: { posts: 'records', adverts: 'records' } } as const satisfies AnswerShape<PostsAnswer>;

/** The feeds of product §7 "Posts", loaded page by page. */
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
  }),
});

/** The lists of posts that the home screen shows. */
export type FeedName = 'getPosts' | 'getFollowingPosts';

type State = Parameters<ReturnType<(typeof postListsApi.endpoints)[FeedName]['select']>>[0];

/** The moment up to which a cached feed contains all posts; undefined if it is not loaded. */
export function feedUntil(state: State, name: FeedName): number | undefined {
  return postListsApi.endpoints[name].select()(state).data?.pages[0]?.data.until;
}

export const { useGetFollowingPostsInfiniteQuery, useGetPostsInfiniteQuery } = postListsApi;
