import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import type { AdvertQuery } from '@oja/contract/adverts';
import {
  type LikeAnswer, likeAnswerSchema, type Post, type PostAnswer, postAnswerSchema, type PostCreatedAnswer, postCreatedAnswerSchema, type PostEdit,
  type PostEditedAnswer, postEditedAnswerSchema, type PostInput, type SaveAnswer, saveAnswerSchema,
} from '@oja/contract/posts';

import { api } from './api.ts';
import { dropPostFromLists, patchPostEverywhere } from './patch-post.ts';
import { postTag } from './post-tags.ts';

const pathOf = (postId: string) => `/v1/posts/${encodeURIComponent(postId)}`;

/** What is done with single posts, spec §7 "Posts". */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One post with its newest comments. */
    getPost: build.query<PostAnswer, string>({
      query: pathOf,
      providesTags: (answer, _error, postId) => [...(answer?.data.posts ?? []).map(postTag), { type: 'Post', id: postId }],
      ...(import.meta.env.DEV && { responseSchema: postAnswerSchema }),
    }),
    /** A new post; with a plan in `advert` one that is shown once it is paid, at the answer's `link`. */
    createPost: build.mutation<PostCreatedAnswer, { post: PostInput; advert?: AdvertQuery }>({
      query: ({ post, advert }) => ({ url: '/v1/posts', method: 'POST', body: post, ...(advert && { params: advert }) }),
      invalidatesTags: (answer) => (answer ? ['Posts', 'Adverts', { type: 'Profile', id: answer.data.post.user._id }] : []),
      ...(import.meta.env.DEV && { responseSchema: postCreatedAnswerSchema }),
    }),
    /** Changes a post's fields; each place that shows it follows. */
    editPost: build.mutation<PostEditedAnswer, { postId: string; edit: PostEdit }>({
      query: ({ postId, edit }) => ({ url: pathOf(postId), method: 'PATCH', body: edit }),
      invalidatesTags: (_answer, error, { postId }) => (error ? [] : [{ type: 'Post', id: postId }, { type: 'SharedPost', id: postId }]),
      ...(import.meta.env.DEV && { responseSchema: postEditedAnswerSchema }),
    }),
    /** Deletes a post: gone from every list at once. The rest is read anew with the page, which spec §4 reloads 2 s later. */
    deletePost: build.mutation<MessageAnswer, string>({
      query: (postId) => ({ url: pathOf(postId), method: 'DELETE' }),
      invalidatesTags: (_answer, error, postId) => (error ? [] : ['Flags', 'Adverts', { type: 'SharedPost', id: postId }]),
      async onQueryStarted(postId, { dispatch, getState, queryFulfilled }) {
        try {
          await queryFulfilled;
          dropPostFromLists(dispatch, getState, postId);
        } catch {
          // The question stays open, and says so.
        }
      },
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Toggles the viewer's like: shown at once, settled by the answer, taken back when the call fails (spec §4 "Like"). */
    likePost: build.mutation<LikeAnswer, { postId: string; viewerId: string }>({
      query: ({ postId }) => ({ url: `/v1/posts/like/${encodeURIComponent(postId)}`, method: 'POST' }),
      invalidatesTags: (_answer, error, { postId }) => (error ? [{ type: 'Post', id: postId }] : []),
      async onQueryStarted({ postId, viewerId }, { dispatch, getState, queryFulfilled }) {
        const toggle = () =>
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            const isLiked = post.likes.includes(viewerId);
            post.likes = isLiked ? [] : [viewerId];
            post.likesCount = Math.max(0, post.likesCount + (isLiked ? -1 : 1));
          });
        toggle();
        try {
          const { isLiked, likesCount } = (await queryFulfilled).data.data;
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.likes = isLiked ? [viewerId] : [];
            post.likesCount = likesCount;
          });
        } catch {
          toggle();
        }
      },
      ...(import.meta.env.DEV && { responseSchema: likeAnswerSchema }),
    }),
    /** Toggles whether the viewer has saved a post: as a like, and with its short animation once it is agreed (spec §4 "Save post"). */
    savePost: build.mutation<SaveAnswer, { postId: string; viewerId: string }>({
      query: ({ postId }) => ({ url: `/v1/posts/save/${encodeURIComponent(postId)}`, method: 'POST' }),
      invalidatesTags: (_answer, error, { postId }) => (error ? [{ type: 'Post', id: postId }] : ['Saved']),
      async onQueryStarted({ postId, viewerId }, { dispatch, getState, queryFulfilled }) {
        const show = (isSaved: (post: Post) => boolean) =>
          patchPostEverywhere(dispatch, getState, postId, (post) => {
            post.saves = isSaved(post) ? [viewerId] : [];
          });
        const toggle = () => show(({ saves }) => !saves.includes(viewerId));
        toggle();
        try {
          const { isSaved } = (await queryFulfilled).data.data;
          show(() => isSaved);
        } catch {
          toggle();
        }
      },
      ...(import.meta.env.DEV && { responseSchema: saveAnswerSchema }),
    }),
  }),
});

export const {
  useCreatePostMutation, useDeletePostMutation, useEditPostMutation, useGetPostQuery, useLikePostMutation, useSavePostMutation,
} = postsApi;
