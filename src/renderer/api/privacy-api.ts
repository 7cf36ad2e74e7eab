import { type BlockAnswer, blockAnswerSchema } from '@oja/contract/blocks';
import { type ConversationsAnswer, type MuteAnswer, muteAnswerSchema } from '@oja/contract/messages';
import {
  type DashboardProfile, type PeopleAnswer, peopleAnswerSchema, type SettingsEdit, type SettingsEditAnswer, settingsEditAnswerSchema,
} from '@oja/contract/users';

import { changeUser } from '../session/sign-in.ts';
import { api } from './api.ts';
import { setMuted } from './conversation-counts.ts';
import { editCachedAnswers } from './edit-cached-answers.ts';
import { messagesApi } from './messages-api.ts';

/** Who may reach a person, and what of them is told: blocking, muting and read receipts. Other devices hear of it by `conversationChanged`. */
export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those whom one has blocked, the last first. */
    getBlocked: build.infiniteQuery<PeopleAnswer, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ data }) => data.nextCursor ?? undefined },
      query: ({ pageParam: cursor }) => ({ url: '/v1/users/blocked', params: { cursor } }),
      providesTags: ['People'],
      ...(import.meta.env.DEV && { responseSchema: peopleAnswerSchema }),
    }),
    /** Blocks a person or takes it back. It ends follows and hides presence, so whatever shows them is read anew. */
    setBlock: build.mutation<BlockAnswer, { userId: string; isBlocked: boolean }>({
      query: ({ userId, isBlocked }) => ({ url: `/v1/users/${encodeURIComponent(userId)}/block`, method: isBlocked ? 'POST' : 'DELETE' }),
      invalidatesTags: (_answer, error, { userId }) => (error ? [] : ['People', 'Feed', 'Me', { type: 'Profile', id: userId }]),
      async onQueryStarted({ userId }, { dispatch, getState, queryFulfilled }) {
        try {
          const { block } = (await queryFulfilled).data.data;
          editCachedAnswers<ConversationsAnswer['data']>(dispatch, getState, ['Conversations'], ({ conversations }) => {
            for (const conversation of conversations) if (conversation.userId === userId) conversation.block = block;
          });
        } catch {
          // What stood before still stands.
        }
      },
      ...(import.meta.env.DEV && { responseSchema: blockAnswerSchema }),
    }),
    /** Mutes a conversation or takes it back: shown at once, taken back when the call fails. */
    setMute: build.mutation<MuteAnswer, { conversationId: string; isMuted: boolean }>({
      query: ({ conversationId, isMuted }) => ({
        url: `/v1/messages/conversations/${encodeURIComponent(conversationId)}/mute`,
        method: isMuted ? 'PUT' : 'DELETE',
      }),
      async onQueryStarted({ conversationId, isMuted }, { dispatch, queryFulfilled }) {
        const show = (shown: boolean) =>
          dispatch(
            messagesApi.util.updateQueryData('getConversations', undefined, (list) => {
              const found = list.pages.flatMap(({ data }) => data.conversations).find(({ _id }) => _id === conversationId);
              if (found) setMuted(list, found, shown);
            }),
          );
        show(isMuted);
        try {
          await queryFulfilled;
        } catch {
          show(!isMuted);
        }
      },
      ...(import.meta.env.DEV && { responseSchema: muteAnswerSchema }),
    }),
    /** Turns one's read receipts on or off, in the session and in one's own profile once it is done. */
    editSettings: build.mutation<SettingsEditAnswer, SettingsEdit>({
      query: (body) => ({ url: '/v1/users/settings', method: 'PATCH', body }),
      async onQueryStarted(_edit, { dispatch, getState, queryFulfilled }) {
        try {
          const { data: user } = (await queryFulfilled).data;
          editCachedAnswers<DashboardProfile>(dispatch, getState, ['Me'], (profile) => {
            if (profile._id === user._id) profile.readReceipts = user.readReceipts;
          });
          await dispatch(changeUser(user));
        } catch {
          // The setting stays as it is.
        }
      },
      ...(import.meta.env.DEV && { responseSchema: settingsEditAnswerSchema }),
    }),
  }),
});

export const { useEditSettingsMutation, useGetBlockedInfiniteQuery, useSetBlockMutation, useSetMuteMutation } = privacyApi;
