import { type FoundPostsAnswer, foundPostsAnswerSchema } from '@oja/contract/post-facets';
import { type UserPostsAnswer, userPostsAnswerSchema } from '@oja/contract/posts';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { postTags } from './post-tags.ts';

/** What similar posts have in common: a word, or filters. */
type Likeness = { search: string } | { category?: string; state?: string; lga?: string; hasPictures?: true };

/**
 * Posts beside what is looked at: the first page of each list. A failure is not shown, because nobody has
 * asked for them.
 */
export const relatedPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The posts with a word, the best matches first, or those that pass filters, the newest first. */
    getSimilarPosts: build.query<FoundPostsAnswer, Likeness>({
      query: (likeness) => ({
        url: '/v1/posts',
        params: 'search' in likeness ? { ...likeness, sort: 'relevance' } : likeness,
      }),
      providesTags: (answer) => postTags(answer && [answer]),
      extraOptions: endpointOptions<FoundPostsAnswer>({
        answer: { data: { posts: 'records', adverts: 'records' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: foundPostsAnswerSchema }),
    }),
    /** The newest posts of a person. */
    getNewestPostsOf: build.query<UserPostsAnswer, string>({
      query: (userId) => `/v1/users/${encodeURIComponent(userId)}/posts`,
      providesTags: (answer, _error, userId) => [{ type: 'Profile', id: userId }, ...postTags(answer && [answer])],
      extraOptions: endpointOptions<UserPostsAnswer>({
        answer: { data: { posts: 'records' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: userPostsAnswerSchema }),
    }),
  }),
});

export const { useGetNewestPostsOfQuery, useGetSimilarPostsQuery } = relatedPostsApi;
