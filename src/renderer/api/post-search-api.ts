import { type PostsAnswer, postsAnswerSchema } from '@oja/contract/posts';
import type { PostSort } from '@oja/contract/post-filters';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { postTags } from './post-tags.ts';

/** A search of posts: a text, filters or both. Their names and values are those of the API. */
export interface PostSearch {
  search?: string;
  sort?: PostSort;
  from?: 'following';
  category?: readonly string[] | undefined;
  condition?: readonly string[] | undefined;
  pricePoint?: readonly string[] | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  verified?: boolean | undefined;
  hasPictures?: boolean | undefined;
}

/** The parameters of a search's address: several values of one filter are repeated. */
function paramsOf(search: object): string {
  return new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, String(each)])),
  ).toString();
}

/** The search of posts, product §5, which is no part of the first views. */
export const postSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The posts whose title or category contains a text (product §5), and that pass the filters, in an order. */
    searchPosts: build.infiniteQuery<PostsAnswer, PostSearch, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam: cursor }) => `/v1/posts?${paramsOf({ ...queryArg, cursor })}`,
      providesTags: (answer) => ['Posts', ...postTags(answer?.pages)],
      extraOptions: endpointOptions<PostsAnswer>({
        answer: { data: { posts: 'records', adverts: 'records' } },
      }),
      ...(import.meta.env.DEV && { responseSchema: postsAnswerSchema }),
    }),
  }),
});

export const { useSearchPostsInfiniteQuery } = postSearchApi;
