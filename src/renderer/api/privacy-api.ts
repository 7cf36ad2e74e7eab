import { type BlockAnswer, blockAnswerSchema } from '@oja/contract/blocks';
import { type Conversation, type ConversationsAnswer, type MuteAnswer, muteAnswerSchema } from '@oja/contract/messages';
import {
  type DashboardProfile,
  type PeopleAnswer,
  peopleAnswerSchema,
  type SettingsEdit,
  type SettingsEditAnswer,
  settingsEditAnswerSchema,
} from '@oja/contract/users';

import { changeUser } from '../session/sign-in.ts';
import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import { type ConversationPages, setMuted } from './conversation-counts.ts';
import { editCachedAnswers } from './edit-cached-answers.ts';
import { isRefused } from './failure.ts';
import { messagesApi } from './messages-api.ts';
import { showToggle } from './toggles.ts';

const mutePath = (conversationId: string) => `/v1/messages/conversations/${encodeURIComponent(conversationId)}/mute`;

/** The caches of what a block hides, beside the person's profile. */
export const HIDDEN_BY_BLOCKS = ['People', 'Feed', 'Me', 'Posts', 'Post', 'Saved', 'Conversations'] as const;

/**
 * The calls for blocking, muting, read receipts and the online status. Other devices receive the changes by
 * `conversationChanged`.
 */
export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The people that the viewer has blocked, last blocked first. */
    getBlocked: build.infiniteQuery<PeopleAnswer, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
      },
      query: ({ pageParam: cursor }) => ({ url: '/v1/users/blocked', params: { cursor } }),
      providesTags: ['People'],
      extraOptions: endpointOptions<PeopleAnswer>({
        answer: { data: { users: 'records' } },
      }),
      ...(import.meta.env.DEV && { responseSchema: peopleAnswerSchema }),
    }),
    /**
     * Blocks or unblocks a person. A block ends follows and hides both from each other, so the affected caches are
     * refetched.
     */
    setBlock: build.mutation<BlockAnswer, { userId: string; isBlocked: boolean }>({
      query: ({ userId, isBlocked }) => ({
        url: `/v1/users/${encodeURIComponent(userId)}/block`,
        method: isBlocked ? 'POST' : 'DELETE',
      }),
      invalidatesTags: (_answer, error, { userId }) =>
        error ? [] : [...HIDDEN_BY_BLOCKS, { type: 'Profile', id: userId }],
      async onQueryStarted({ userId }, { dispatch, getState, queryFulfilled }) {
        try {
          const { block } = (await queryFulfilled).data.data;
          editCachedAnswers<ConversationsAnswer['data']>(dispatch, getState, ['Conversations'], ({ conversations }) => {
            for (const conversation of conversations) if (conversation.userId === userId) conversation.block = block;
          });
        } catch {
          // Nothing has changed.
        }
      },
      extraOptions: endpointOptions<BlockAnswer>({
        answer: { data: { block: 'text' }, message: 'text' },
        // The dialog or the button shows the failure.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: blockAnswerSchema }),
    }),
    /**
     * Mutes or unmutes a conversation: shown at once, undone if the call fails. The list is refetched where only the
     * server knows the outcome: the call was not answered, or what is shown is not what was answered, because events of
     * other devices can be received before an earlier answer.
     */
    setMute: build.mutation<MuteAnswer, { conversationId: string; isMuted: boolean }>({
      query: ({ conversationId, isMuted }) => ({
        url: mutePath(conversationId),
        method: isMuted ? 'PUT' : 'DELETE',
      }),
      invalidatesTags: (_answer, error) => (error && !isRefused(error) ? ['Conversations'] : []),
      onQueryStarted({ conversationId }, { dispatch, queryFulfilled }) {
        const edit = (change: (list: ConversationPages, conversation: Conversation) => void) => {
          dispatch(
            messagesApi.util.updateQueryData('getConversations', undefined, (list) => {
              const found = list.pages
                .flatMap(({ data }) => data.conversations)
                .find(({ _id }) => _id === conversationId);
              if (found) change(list, found);
            }),
          );
        };
        return showToggle({
          address: mutePath(conversationId),
          queryFulfilled,
          toggle: () => edit((list, conversation) => setMuted(list, conversation, !conversation.isMuted)),
          settle({ data }) {
            let isShown = true;
            edit((_list, { isMuted }) => {
              isShown = isMuted === data.isMuted;
            });
            if (!isShown) dispatch(api.util.invalidateTags(['Conversations']));
          },
        });
      },
      extraOptions: endpointOptions<MuteAnswer>({
        answer: { data: { isMuted: 'boolean' }, message: 'text' },
        takesTurns: true,
      }),
      ...(import.meta.env.DEV && { responseSchema: muteAnswerSchema }),
    }),
    /**
     * Changes the viewer's settings. Session and profile are updated after the answer. With the online status, what the
     * viewer sees of others changes too.
     */
    editSettings: build.mutation<SettingsEditAnswer, SettingsEdit>({
      query: (body) => ({ url: '/v1/users/settings', method: 'PATCH', body }),
      invalidatesTags: (_answer, error, { showsPresence }) =>
        error || showsPresence === undefined ? [] : ['People', 'Profile'],
      async onQueryStarted(_edit, { dispatch, getState, queryFulfilled }) {
        try {
          const { data: user } = (await queryFulfilled).data;
          editCachedAnswers<DashboardProfile>(dispatch, getState, ['Me'], (profile) => {
            if (profile._id !== user._id) return;
            profile.readReceipts = user.readReceipts;
            profile.showsPresence = user.showsPresence;
            profile.showsPostsToVisitors = user.showsPostsToVisitors;
            profile.notifications = user.notifications;
          });
          await dispatch(changeUser(user));
        } catch {
          // The setting stays unchanged.
        }
      },
      extraOptions: endpointOptions<SettingsEditAnswer>({
        answer: { data: { _id: 'text', name: 'text', userName: 'text' }, message: 'text' },
        takesTurns: true,
      }),
      ...(import.meta.env.DEV && { responseSchema: settingsEditAnswerSchema }),
    }),
  }),
});

export const { useEditSettingsMutation, useGetBlockedInfiniteQuery, useSetBlockMutation, useSetMuteMutation } =
  privacyApi;
