import { type NewPostsAnswer, newPostsAnswerSchema } from '@oja/contract/posts';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** Loads which posts a feed lacks, after a broken connection. Only realtime/ calls it, and the answer is not cached. */
export const newPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNewPosts: build.query<NewPostsAnswer, number>({
      query: (after) => ({ url: '/v1/posts/feed/new', params: { after } }),
      keepUnusedDataFor: 0,
      extraOptions: endpointOptions<NewPostsAnswer>({
        answer: { data: { posts: 'records' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: newPostsAnswerSchema }),
    }),
  }),
});
