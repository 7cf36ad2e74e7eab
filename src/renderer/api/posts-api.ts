import {
  type LikeAnswer, likeAnswerSchema, type Post, type PostCreatedAnswer, postCreatedAnswerSchema,
  type PostInput, type PostsAnswer, postsAnswerSchema,
} from '@oja/contract/posts';

import { api } from './api.ts';
import { patchPostEverywhere } from './patch-post.ts';

const tagOf = ({ _id }: Post) => ({ type: 'Post' as const, id: _id });

/** Calls of spec §7 "Posts". */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The home feed, newest first; every page after the first is pinned to the first one's moment. */
    getPosts: build.infiniteQuery<PostsAnswer, void, { page: number; until?: number }>({
      infiniteQueryOptions: {
        initialPageParam: { page: 1 },
        getNextPageParam: ({ data }) => (data.hasMore ? { page: data.page + 1, until: data.until } : undefined),
      },
      query: ({ pageParam }) => ({ url: '/v1/posts', params: pageParam }),
      providesTags: (answer) => ['Posts', ...(answer?.pages ?? []).flatMap(({ data }) => data.posts.map(tagOf))],
      ...(import.meta.env.DEV && { responseSchema: postsAnswerSchema }),
    }),
    createPost: build.mutation<PostCreatedAnswer, PostInput>({
      query: (body) => ({ url: '/v1/posts', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['Posts', { type: 'Profile', id: answer.data.post.user._id }] : []),
      ...(import.meta.env.DEV && { responseSchema: postCreatedAnswerSchema }),
    }),
    /** Toggles the viewer's like: shown at once, settled by the answer, read anew when the call fails (spec §4 "Like"). */
    likePost: build.mutation<LikeAnswer, { postId: string; viewerId: string }>({
      query: ({ postId }) => ({ url: `/v1/posts/like/${encodeURIComponent(postId)}`, method: 'POST' }),
      invalidatesTags: (_answer, error, { postId }) => (error ? [{ type: 'Post', id: postId }] : []),
      async onQueryStarted({ postId, viewerId }, { dispatch, getState, queryFulfilled }) {
        patchPostEverywhere(dispatch, getState, postId, (post) => {
          const isLiked = post.likes.includes(viewerId);
          post.likes = isLiked ? [] : [viewerId];
          post.likesCount += isLiked ? -1 : 1;
        });
        try {
          const { isLiked, likesCount } = (await queryFulfilled).data.data;
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.likes = isLiked ? [viewerId] : [];
            post.likesCount = likesCount;
          });
        } catch {
          // The invalidated tag brings the truth back, and the failure listener says what went wrong.
        }
      },
      ...(import.meta.env.DEV && { responseSchema: likeAnswerSchema }),
    }),
  }),
});

export const { useCreatePostMutation, useGetPostsInfiniteQuery, useLikePostMutation } = postsApi;
