import { FAILURES } from '@oja/contract/failures';
import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import type { AdvertQuery } from '@oja/contract/adverts';
import {
  type LikeAnswer,
  likeAnswerSchema,
  type Post,
  type PostAnswer,
  postAnswerSchema,
  type PostCreatedAnswer,
  postCreatedAnswerSchema,
  type PostEdit,
  type PostEditedAnswer,
  postEditedAnswerSchema,
  type PostInput,
  type SaveAnswer,
  saveAnswerSchema,
} from '@oja/contract/posts';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { dropPostFromLists, patchPostEverywhere } from './patch-post.ts';
import { postTag } from './post-tags.ts';
import { showToggle } from './toggles.ts';

const pathOf = (postId: string) => `/v1/posts/${encodeURIComponent(postId)}`;
const likePath = (postId: string) => `/v1/posts/like/${encodeURIComponent(postId)}`;
const savePath = (postId: string) => `/v1/posts/save/${encodeURIComponent(postId)}`;

const POST_FAILURE = { fallback: FAILURES.somethingWrong, unreached: FAILURES.network };

/** The calls for single posts (product §7 "Posts"). */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads one post with its newest comments. */
    getPost: build.query<PostAnswer, string>({
      query: pathOf,
      providesTags: (answer, _error, postId) => [
        ...(answer?.data.posts ?? []).map(postTag),
        { type: 'Post', id: postId },
      ],
      extraOptions: endpointOptions<PostAnswer>({
        answer: { data: { posts: 'one record' } },
        // The screen shows the failure.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: postAnswerSchema }),
    }),
    /** Creates a post. With a plan in `advert` the post is published once it is paid at the answer's `link`. */
    createPost: build.mutation<PostCreatedAnswer, { post: PostInput; advert?: AdvertQuery }>({
      query: ({ post, advert }) => ({
        url: '/v1/posts',
        method: 'POST',
        body: post,
        ...(advert && { params: advert }),
      }),
      invalidatesTags: (answer) =>
        answer ? ['Posts', 'Adverts', { type: 'Profile', id: answer.data.post.user._id }] : [],
      extraOptions: endpointOptions<PostCreatedAnswer>({
        answer: { data: { post: { _id: 'text', user: 'record' } }, message: 'text' },
        failure: POST_FAILURE,
      }),
      ...(import.meta.env.DEV && { responseSchema: postCreatedAnswerSchema }),
    }),
    /** Changes a post's fields everywhere it is shown. */
    editPost: build.mutation<PostEditedAnswer, { postId: string; edit: PostEdit }>({
      query: ({ postId, edit }) => ({ url: pathOf(postId), method: 'PATCH', body: edit }),
      invalidatesTags: (_answer, error, { postId }) =>
        error
          ? []
          : [
              { type: 'Post', id: postId },
              { type: 'SharedPost', id: postId },
            ],
      extraOptions: endpointOptions<PostEditedAnswer>({
        answer: { data: { post: 'record' }, message: 'text' },
        failure: POST_FAILURE,
      }),
      ...(import.meta.env.DEV && { responseSchema: postEditedAnswerSchema }),
    }),
    /**
     * Deletes a post and removes it from every list at once. The page reloads 2 s later (product §4), which refetches
     * the rest.
     */
    deletePost: build.mutation<MessageAnswer, string>({
      query: (postId) => ({ url: pathOf(postId), method: 'DELETE' }),
      invalidatesTags: (_answer, error, postId) =>
        error ? [] : ['Flags', 'Adverts', { type: 'SharedPost', id: postId }],
      async onQueryStarted(postId, { dispatch, getState, queryFulfilled }) {
        try {
          await queryFulfilled;
          dropPostFromLists(dispatch, getState, postId);
        } catch {
          // The dialog stays open, and shows the failure.
        }
      },
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
        // The dialog stays open with the server's message.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /**
     * Toggles the viewer's like: shown at once, confirmed by the answer, undone if the call fails (product §4 "Like").
     */
    likePost: build.mutation<LikeAnswer, { postId: string; viewerId: string }>({
      query: ({ postId }) => ({ url: likePath(postId), method: 'POST' }),
      invalidatesTags: (_answer, error, { postId }) => (error ? [{ type: 'Post', id: postId }] : []),
      onQueryStarted: ({ postId, viewerId }, { dispatch, getState, queryFulfilled }) =>
        showToggle({
          address: likePath(postId),
          queryFulfilled,
          toggle: () =>
            patchPostEverywhere(dispatch, getState, postId, (post) => {
              const isLiked = post.likes.includes(viewerId);
              post.likes = isLiked ? [] : [viewerId];
              post.likesCount = Math.max(0, post.likesCount + (isLiked ? -1 : 1));
            }),
          settle: ({ data: { isLiked, likesCount } }) =>
            patchPostEverywhere(dispatch, getState, postId, (post) => {
              post.likes = isLiked ? [viewerId] : [];
              post.likesCount = likesCount;
            }),
        }),
      extraOptions: endpointOptions<LikeAnswer>({
        answer: { data: { isLiked: 'boolean', likesCount: 'number' } },
        takesTurns: true,
      }),
      ...(import.meta.env.DEV && { responseSchema: likeAnswerSchema }),
    }),
    /**
     * Toggles whether the viewer has saved a post. Shown like a like, with a short animation after the answer (product
     * §4 "Save post").
     */
    savePost: build.mutation<SaveAnswer, { postId: string; viewerId: string }>({
      query: ({ postId }) => ({ url: savePath(postId), method: 'POST' }),
      invalidatesTags: (_answer, error, { postId }) => (error ? [{ type: 'Post', id: postId }] : ['Saved']),
      onQueryStarted({ postId, viewerId }, { dispatch, getState, queryFulfilled }) {
        const show = (isSaved: (post: Post) => boolean) =>
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.saves = isSaved(post) ? [viewerId] : [];
          });
        return showToggle({
          address: savePath(postId),
          queryFulfilled,
          toggle: () => show(({ saves }) => !saves.includes(viewerId)),
          settle: ({ data }) => show(() => data.isSaved),
        });
      },
      extraOptions: endpointOptions<SaveAnswer>({
        answer: { data: { isSaved: 'boolean' }, message: 'text' },
        takesTurns: true,
      }),
      ...(import.meta.env.DEV && { responseSchema: saveAnswerSchema }),
    }),
  }),
});

export const {
  useCreatePostMutation,
  useDeletePostMutation,
  useEditPostMutation,
  useGetPostQuery,
  useLikePostMutation,
  useSavePostMutation,
} = postsApi;
