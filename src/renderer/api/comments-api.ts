import { FAILURES } from '@oja/contract/failures';
import {
  type Comment,
  type CommentAnswer,
  commentAnswerSchema,
  type CommentDeletedAnswer,
  commentDeletedAnswerSchema,
  type CommentsAnswer,
  commentsAnswerSchema,
} from '@oja/contract/comments';
import type { Author } from '@oja/contract/author';
import { COMMENTS_PREVIEW, TOAST_MS } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { patchPostEverywhere } from './patch-post.ts';

const at = (...ids: string[]) => ids.map((id) => encodeURIComponent(id)).join('/');

/** The current time, or the time of the newest comment if this clock is behind: a new comment is always first. */
function newestMoment({ replies }: Post): string {
  const now = new Date().toISOString();
  const newest = replies[0]?.createdAt ?? now;
  return newest > now ? newest : now;
}

type ApiState = Parameters<typeof commentsApi.util.selectCachedArgsForQuery>[0];

/** Changes the cached comments that were not included in a post. */
function patchOlderComments(
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>,
  getState: () => unknown,
  postId: string,
  recipe: (comments: Comment[]) => Comment[],
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query hands getState out untyped
  const state = getState() as ApiState;
  for (const args of commentsApi.util.selectCachedArgsForQuery(state, 'getComments')) {
    if (args.postId !== postId) continue;
    dispatch(
      commentsApi.util.updateQueryData('getComments', args, ({ pages }) => {
        for (const { data } of pages) data.comments = recipe(data.comments);
      }),
    );
  }
}

const commentFailure = (title: string) => ({
  title,
  fallback: FAILURES.commentFallback,
  durationMs: TOAST_MS.comment,
});

/** The temporary id of a comment that the server has not stored yet. */
export const isPendingComment = (commentId: string) => commentId.startsWith('pending:');

/**
 * The calls for comments (product §4, §7). A new comment is shown at once and removed if the server refuses it. An edit
 * or a deletion is shown once the server has accepted it; until then its editor or dialog stays open.
 */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads comments older than those included in the post, newest first; `cursor` is the post's `repliesCursor`. */
    getComments: build.infiniteQuery<CommentsAnswer, { postId: string; cursor: string }, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
      },
      query: ({ queryArg: { postId, cursor }, pageParam }) => ({
        url: `/v1/posts/reply/${at(postId)}`,
        params: { cursor: pageParam ?? cursor },
      }),
      extraOptions: endpointOptions<CommentsAnswer>({
        answer: { data: { comments: 'records' } },
      }),
      ...(import.meta.env.DEV && { responseSchema: commentsAnswerSchema }),
    }),
    /**
     * POST /v1/posts/reply/{id}: shows the comment at once in all caches of the post, and removes it after a failure
     * (product §7).
     */
    addComment: build.mutation<CommentAnswer, { postId: string; text: string; author: Author }>({
      query: ({ postId, text }) => ({ url: `/v1/posts/reply/${at(postId)}`, method: 'POST', body: { text } }),
      async onQueryStarted({ postId, text, author }, { dispatch, getState, queryFulfilled, requestId }) {
        const pendingId = `pending:${requestId}`;
        patchPostEverywhere(dispatch, getState, postId, (post) => {
          const userId = { ...author };
          post.replies.unshift({ _id: pendingId, text, createdAt: newestMoment(post), editedAt: null, userId });
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
      extraOptions: endpointOptions<CommentAnswer>({
        answer: { data: { comment: 'record', repliesCount: 'number' }, message: 'text' },
        failure: commentFailure(FAILURES.commentAdd),
      }),
      ...(import.meta.env.DEV && { responseSchema: commentAnswerSchema }),
    }),
    /** PATCH /v1/posts/reply/{id}: changes the comment in all caches of the post after the answer (product §7). */
    editComment: build.mutation<CommentAnswer, { postId: string; commentId: string; text: string }>({
      query: ({ postId, commentId, text }) => ({
        url: `/v1/posts/reply/${at(postId, commentId)}`,
        method: 'PATCH',
        body: { text },
      }),
      async onQueryStarted({ postId, commentId }, { dispatch, getState, queryFulfilled }) {
        try {
          const { comment } = (await queryFulfilled).data.data;
          const changed = (comments: Comment[]) => comments.map((known) => (known._id === commentId ? comment : known));
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.replies = changed(post.replies);
          });
          patchOlderComments(dispatch, getState, postId, changed);
        } catch {
          // The editor stays open with the text, and shows the failure.
        }
      },
      extraOptions: endpointOptions<CommentAnswer>({
        answer: { data: { comment: 'record' }, message: 'text' },
        failure: commentFailure(FAILURES.commentEdit),
      }),
      ...(import.meta.env.DEV && { responseSchema: commentAnswerSchema }),
    }),
    /** DELETE /v1/posts/unreply/{id}: removes the comment from all caches of the post after the answer (product §7). */
    deleteComment: build.mutation<CommentDeletedAnswer, { postId: string; commentId: string }>({
      query: ({ postId, commentId }) => ({ url: `/v1/posts/unreply/${at(postId, commentId)}`, method: 'DELETE' }),
      // A list contains the newest three comments: the fourth must move up.
      invalidatesTags: (answer, _error, { postId }) =>
        answer && answer.data.repliesCount >= COMMENTS_PREVIEW ? [{ type: 'Post', id: postId }] : [],
      async onQueryStarted({ postId, commentId }, { dispatch, getState, queryFulfilled }) {
        try {
          const { repliesCount } = (await queryFulfilled).data.data;
          const remaining = (comments: Comment[]) => comments.filter(({ _id }) => _id !== commentId);
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.replies = remaining(post.replies);
            post.repliesCount = repliesCount;
          });
          patchOlderComments(dispatch, getState, postId, remaining);
        } catch {
          // The dialog stays open, and shows the failure.
        }
      },
      extraOptions: endpointOptions<CommentDeletedAnswer>({
        answer: { data: { repliesCount: 'number' }, message: 'text' },
        failure: commentFailure(FAILURES.commentDelete),
      }),
      ...(import.meta.env.DEV && { responseSchema: commentDeletedAnswerSchema }),
    }),
  }),
});

export const { useAddCommentMutation, useDeleteCommentMutation, useEditCommentMutation, useGetCommentsInfiniteQuery } =
  commentsApi;
