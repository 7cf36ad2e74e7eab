import {
  type Post,
  type PostEditedAnswer,
  postEditedAnswerSchema,
  type PostStatusChange,
  type UserPostsAnswer,
  userPostsAnswerSchema,
} from '@oja/contract/posts';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { showPostStatus } from './patch-post.ts';
import { postTags } from './post-tags.ts';

/** The viewer's own post, from any answer. */
export type StatusSubject = Pick<Post, '_id' | 'title' | 'status'> & { user: { _id: string } };

interface SetStatus extends PostStatusChange {
  post: StatusSubject;
}

/** The calls for the status of posts (product §4 "Post status"). Loaded where somebody's own post is shown. */
export const postStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the status: shown at once, and taken back if the call fails. */
    setPostStatus: build.mutation<PostEditedAnswer, SetStatus>({
      query: ({ post, ...body }) => ({
        url: `/v1/posts/${encodeURIComponent(post._id)}/status`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: (_answer, error, { post }) =>
        error
          ? []
          : [
              'Posts',
              { type: 'Post', id: post._id },
              { type: 'SharedPost', id: post._id },
              { type: 'Profile', id: post.user._id },
            ],
      async onQueryStarted({ post, status }, { dispatch, getState, queryFulfilled }) {
        showPostStatus(dispatch, getState, post._id, status);
        try {
          await queryFulfilled;
        } catch {
          showPostStatus(dispatch, getState, post._id, post.status);
        }
      },
      extraOptions: endpointOptions<PostEditedAnswer>({
        answer: { message: 'text' },
        // changeStatus shows it, or asks.
        failure: 'silent',
        takesTurns: true,
      }),
      ...(import.meta.env.DEV && { responseSchema: postEditedAnswerSchema }),
    }),
    /** The sold posts of a person, or the viewer's own paused ones, newest first. */
    getUnlistedPosts: build.infiniteQuery<
      UserPostsAnswer,
      { userId: string; status: 'sold' | 'paused' },
      string | undefined
    >({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
      },
      query: ({ queryArg: { userId, status }, pageParam: cursor }) => ({
        url: `/v1/users/${encodeURIComponent(userId)}/posts`,
        params: { status, cursor },
      }),
      providesTags: (answer, _error, { userId }) => [{ type: 'Profile', id: userId }, ...postTags(answer?.pages)],
      extraOptions: endpointOptions<UserPostsAnswer>({
        answer: { data: { posts: 'records' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: userPostsAnswerSchema }),
    }),
  }),
});

export const { useGetUnlistedPostsInfiniteQuery } = postStatusApi;
