import { type MessageAnswer, messageAnswerSchema } from '@oja/contract/answers';
import { CACHED_QUERY_S } from '@oja/contract/limits';
import {
  type SavedRepliesAnswer,
  savedRepliesAnswerSchema,
  type SavedReply,
  type SavedReplyAnswer,
  savedReplyAnswerSchema,
  type SavedReplyEdit,
  type SaveReplyInput,
} from '@oja/contract/saved-replies';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

const pathOf = (id: string) => `/v1/saved-replies/${encodeURIComponent(id)}`;

/** The viewer's saved replies, product §7. The own profile, `Me`, says whether there are any. */
export const savedRepliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All saved replies, the most used first. The list says if they cannot be loaded. */
    getSavedReplies: build.query<SavedRepliesAnswer, void>({
      query: () => ({ url: '/v1/saved-replies' }),
      keepUnusedDataFor: CACHED_QUERY_S,
      providesTags: ['SavedReplies'],
      extraOptions: endpointOptions<SavedRepliesAnswer>({ answer: { data: 'records' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: savedRepliesAnswerSchema }),
    }),
    /** Saves a reply. The same one is saved once. */
    saveReply: build.mutation<SavedReplyAnswer, SaveReplyInput>({
      query: (body) => ({ url: '/v1/saved-replies', method: 'POST', body }),
      // The profile says whether there are any.
      invalidatesTags: ['Me'],
      onQueryStarted: async (_reply, { dispatch, queryFulfilled }) => {
        const { data: answer } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (answer)
          dispatch(editReplies((replies) => [...replies.filter(({ _id }) => _id !== answer.data._id), answer.data]));
      },
      extraOptions: endpointOptions<SavedReplyAnswer>({ answer: { data: 'record' } }),
      ...(import.meta.env.DEV && { responseSchema: savedReplyAnswerSchema }),
    }),
    /** Changes the name or the text of a reply. */
    changeReply: build.mutation<SavedReplyAnswer, SavedReplyEdit & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathOf(id), method: 'PATCH', body }),
      invalidatesTags: ['SavedReplies'],
      extraOptions: endpointOptions<SavedReplyAnswer>({ answer: { data: 'record' } }),
      ...(import.meta.env.DEV && { responseSchema: savedReplyAnswerSchema }),
    }),
    /** Counts a use of a reply, for the order of the list. A use without a connection is not counted. */
    countReplyUse: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `${pathOf(id)}/uses`, method: 'POST' }),
      onQueryStarted: (id, { dispatch }) => {
        dispatch(
          editReplies((replies) =>
            replies.map((reply) => (reply._id === id ? { ...reply, uses: reply.uses + 1 } : reply)),
          ),
        );
      },
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Deletes a reply. Also after a failure the list is read again: it may have been deleted elsewhere. */
    deleteReply: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
      invalidatesTags: ['SavedReplies', 'Me'],
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' } }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

/** Changes the cached list, in the server's order: an opened list shows it at once, then what the server has. */
const editReplies = (edit: (replies: readonly SavedReply[]) => SavedReply[]) =>
  savedRepliesApi.util.updateQueryData('getSavedReplies', undefined, ({ data, ...rest }) => ({
    ...rest,
    data: edit(data).toSorted((one, other) => other.uses - one.uses || (one._id < other._id ? -1 : 1)),
  }));

export const {
  useChangeReplyMutation,
  useCountReplyUseMutation,
  useDeleteReplyMutation,
  useGetSavedRepliesQuery,
  useSaveReplyMutation,
} = savedRepliesApi;
