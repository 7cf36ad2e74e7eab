import {
  type CommentAnswer, commentAnswerSchema, type CommentDeletedAnswer, commentDeletedAnswerSchema, type CommentsAnswer, commentsAnswerSchema,
} from '@oja/contract/comments';
import type { Author } from '@oja/contract/author';
import { COMMENTS_PREVIEW } from '@oja/contract/limits';

import { api } from './api.ts';
import { patchPostEverywhere } from './patch-post.ts';

const at = (...ids: string[]) => ids.map((id) => encodeURIComponent(id)).join('/');

/** The id of a comment that the server has not taken yet. */
export const isPendingComment = (commentId: string) => commentId.startsWith('pending:');

/** Comments, spec §4 and §7: written, changed and deleted at once where they are seen, and taken back when the server refuses. */
const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Comments older than those that came with the post, newest first; `cursor` is the post's `repliesCursor`. */
    getComments: build.infiniteQuery<CommentsAnswer, { postId: string; cursor: string }, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ data }) => data.nextCursor ?? undefined },
      query: ({ queryArg: { postId, cursor }, pageParam }) => ({ url: `/v1/posts/reply/${at(postId)}`, params: { cursor: pageParam ?? cursor } }),
      ...(import.meta.env.DEV && { responseSchema: commentsAnswerSchema }),
    }),
    addComment: build.mutation<CommentAnswer, { postId: string; text: string; author: Author }>({
      query: ({ postId, text }) => ({ url: `/v1/posts/reply/${at(postId)}`, method: 'POST', body: { text } }),
      async onQueryStarted({ postId, text, author }, { dispatch, getState, queryFulfilled, requestId }) {
        const pendingId = `pending:${requestId}`;
        patchPostEverywhere(dispatch, getState, postId, (post) => {
          const userId = { ...author };
          post.replies.unshift({ _id: pendingId, text, createdAt: new Date().toISOString(), editedAt: null, userId });
          post.repliesCount += 1;
        });
        try {
          const { comment, repliesCount } = (await queryFulfilled).data.data;
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.replies = post.replies.map((reply) => (reply._id === pendingId ? comment : reply));
            post.repliesCount = repliesCount;
          });
        } catch {
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.replies = post.replies.filter(({ _id }) => _id !== pendingId);
            post.repliesCount = Math.max(0, post.repliesCount - 1);
          });
        }
      },
      ...(import.meta.env.DEV && { responseSchema: commentAnswerSchema }),
    }),
    editComment: build.mutation<CommentAnswer, { postId: string; commentId: string; text: string }>({
      query: ({ postId, commentId, text }) => ({ url: `/v1/posts/reply/${at(postId, commentId)}`, method: 'PATCH', body: { text } }),
      async onQueryStarted({ postId, commentId }, { dispatch, getState, queryFulfilled }) {
        try {
          const { comment } = (await queryFulfilled).data.data;
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.replies = post.replies.map((reply) => (reply._id === commentId ? comment : reply));
          });
        } catch {
          // The editor stays open with the text, and says so.
        }
      },
      ...(import.meta.env.DEV && { responseSchema: commentAnswerSchema }),
    }),
    deleteComment: build.mutation<CommentDeletedAnswer, { postId: string; commentId: string }>({
      query: ({ postId, commentId }) => ({ url: `/v1/posts/unreply/${at(postId, commentId)}`, method: 'DELETE' }),
      // A list holds the newest three: the fourth is to move up.
      invalidatesTags: (answer, _error, { postId }) => (answer && answer.data.repliesCount >= COMMENTS_PREVIEW ? [{ type: 'Post', id: postId }] : []),
      async onQueryStarted({ postId, commentId }, { dispatch, getState, queryFulfilled }) {
        try {
          const { repliesCount } = (await queryFulfilled).data.data;
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.replies = post.replies.filter(({ _id }) => _id !== commentId);
            post.repliesCount = repliesCount;
          });
        } catch {
          // The question stays open, and says so.
        }
      },
      ...(import.meta.env.DEV && { responseSchema: commentDeletedAnswerSchema }),
    }),
  }),
});

export const { useAddCommentMutation, useDeleteCommentMutation, useEditCommentMutation, useGetCommentsInfiniteQuery } = commentsApi;
