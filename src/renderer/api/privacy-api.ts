import { type BlockAnswer, blockAnswerSchema } from '@oja/contract/blocks';
import { type Conversation, type ConversationsAnswer, type MuteAnswer, muteAnswerSchema } from '@oja/contract/messages';
import {
  type DashboardProfile, type PeopleAnswer, peopleAnswerSchema, type SettingsEdit, type SettingsEditAnswer, settingsEditAnswerSchema,
} from '@oja/contract/users';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { changeUser } from '../session/sign-in.ts';
import { api } from './api.ts';
import { editCachedAnswers } from './edit-cached-answers.ts';

/** Changes some of the conversations in the list, if it is there. */
function patchConversations(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  getState: () => unknown,
  isMeant: (conversation: Conversation) => boolean,
  change: Partial<Conversation>,
): void {
  editCachedAnswers<ConversationsAnswer['data']>(dispatch, getState, ['Conversations'], ({ conversations }) => {
    for (const conversation of conversations) if (isMeant(conversation)) Object.assign(conversation, change);
  });
}

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
          patchConversations(dispatch, getState, (conversation) => conversation.userId === userId, { block });
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
      async onQueryStarted({ conversationId, isMuted }, { dispatch, getState, queryFulfilled }) {
        const show = (shown: boolean) => patchConversations(dispatch, getState, ({ _id }) => _id === conversationId, { isMuted: shown });
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
