import { CACHED_QUERY_S } from '@oja/contract/limits';
import {
  type CategoryAnswer,
  categoryAnswerSchema,
  type FoundPostsAnswer,
  foundPostsAnswerSchema,
} from '@oja/contract/post-facets';
import type { PostSort } from '@oja/contract/post-filters';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { postTags } from './post-tags.ts';

/** A search of posts: a text, filters or both. Their names and values are those of the API. */
export interface PostSearch {
  search?: string;
  sort?: PostSort;
  /** Whether the first page counts what the text and the filters find. */
  facets?: true;
  from?: 'following';
  category?: readonly string[] | undefined;
  state?: readonly string[] | undefined;
  lga?: readonly string[] | undefined;
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

/** Both lists follow their cursors. */
const PAGES = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ data }: { data: { nextCursor: string | null } }): string | undefined =>
    data.nextCursor ?? undefined,
};

/** What the screens of the search list, product §5, which are no first views. */
export const postSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The posts whose title or category contains a text (product §5), and that pass the filters, in an order. */
    searchPosts: build.infiniteQuery<FoundPostsAnswer, PostSearch, string | undefined>({
      infiniteQueryOptions: PAGES,
      query: ({ queryArg, pageParam: cursor }) => `/v1/posts?${paramsOf({ ...queryArg, cursor })}`,
      providesTags: (answer) => ['Posts', ...postTags(answer?.pages)],
      extraOptions: endpointOptions<FoundPostsAnswer>({
        answer: { data: { posts: 'records', adverts: 'records' } },
      }),
      ...(import.meta.env.DEV && { responseSchema: foundPostsAnswerSchema }),
    }),
    /** The posts of a category, filtered by `query` if given; cached for 300 s (product §9). */
    getCategoryPosts: build.infiniteQuery<
      CategoryAnswer,
      { category: string; query?: string; facets?: true },
      string | undefined
    >({
      infiniteQueryOptions: PAGES,
      query: ({ queryArg, pageParam: cursor }) => ({ url: '/v1/posts/category', params: { ...queryArg, cursor } }),
      keepUnusedDataFor: CACHED_QUERY_S,
      providesTags: (answer) => ['Posts', ...postTags(answer?.pages)],
      extraOptions: endpointOptions<CategoryAnswer>({
        answer: { data: { posts: 'records' } },
      }),
      ...(import.meta.env.DEV && { responseSchema: categoryAnswerSchema }),
    }),
  }),
});

export const { useGetCategoryPostsInfiniteQuery, useSearchPostsInfiniteQuery } = postSearchApi;
