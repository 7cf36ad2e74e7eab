import {
  type ConversationEditAnswer,
  conversationEditAnswerSchema,
  type ConversationState,
  type LabelNamesAnswer,
  labelNamesAnswerSchema,
  type LabelNamesEditAnswer,
  labelNamesEditAnswerSchema,
} from '@oja/contract/conversation-state';
import type { Conversation } from '@oja/contract/messages';

import { api } from './api.ts';
import { setState } from './conversation-counts.ts';
import { endpointOptions } from './endpoint-options.ts';
import { messagesApi } from './messages-api.ts';

/** A change of a conversation's state, for the conversation as the device shows it. */
export interface StateChange {
  conversation: Pick<Conversation, 'userId' | 'lastMessage' | 'labels' | 'setAside'>;
  labels?: readonly number[];
  /** ISO 8601; null brings it back. */
  snoozedUntil?: string | null;
  archived?: boolean;
}

/** Older than every message: in a conversation whose messages are all deleted. */
const NO_MESSAGE = '00000000-0000-0000-0000-000000000000';

/** The state that a change leads to, shown until the server has answered. */
function expectedState({ conversation, labels, snoozedUntil, archived }: StateChange): ConversationState {
  const after = conversation.lastMessage?._id ?? NO_MESSAGE;
  const isKept = snoozedUntil === undefined && archived === undefined;
  const isSetAside = archived === true || typeof snoozedUntil === 'string';
  return {
    labels: [...(labels ?? conversation.labels ?? [])],
    setAside: isKept ? (conversation.setAside ?? null) : isSetAside ? { after, until: snoozedUntil ?? null } : null,
  };
}

/**
 * The calls that sort the viewer's conversations (product §3 "Conversation"). Other devices receive the changes by
 * `conversationChanged` and `labelsRenamed`.
 */
export const conversationStatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Labels, snoozes or archives a conversation: shown at once, undone if the call fails. */
    changeConversation: build.mutation<ConversationEditAnswer, StateChange>({
      query: ({ conversation, labels, snoozedUntil, archived }) => ({
        url: `/v1/conversations/${encodeURIComponent(conversation.userId)}`,
        method: 'PATCH',
        body: { labels, snoozedUntil, archived, upTo: conversation.lastMessage?._id },
      }),
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        const show = (state: ConversationState) => {
          let isUnclear = false;
          dispatch(
            messagesApi.util.updateQueryData('getConversations', undefined, (list) => {
              const found = list.pages
                .flatMap(({ data }) => data.conversations)
                .find(({ userId }) => userId === change.conversation.userId);
              if (found) isUnclear = setState(list, found, state) === 'unclear';
            }),
          );
          return isUnclear;
        };
        const isMoved = show(expectedState(change));
        try {
          const { data } = (await queryFulfilled).data;
          if (show(data) || isMoved) dispatch(api.util.invalidateTags(['Conversations']));
        } catch {
          const { labels = [], setAside = null } = change.conversation;
          show({ labels, setAside });
        }
      },
      extraOptions: endpointOptions<ConversationEditAnswer>({
        answer: { data: { labels: 'list' } },
        takesTurns: true,
      }),
      ...(import.meta.env.DEV && { responseSchema: conversationEditAnswerSchema }),
    }),
    /** The viewer's own names of the labels; an empty one is the default name. */
    getLabelNames: build.query<LabelNamesAnswer, void>({
      query: () => ({ url: '/v1/conversations/labels' }),
      providesTags: ['LabelNames'],
      extraOptions: endpointOptions<LabelNamesAnswer>({ answer: { data: { names: 'list' } }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: labelNamesAnswerSchema }),
    }),
    /** Names the labels. */
    renameLabels: build.mutation<LabelNamesEditAnswer, string[]>({
      query: (names) => ({ url: '/v1/conversations/labels', method: 'PUT', body: { names } }),
      invalidatesTags: ['LabelNames'],
      extraOptions: endpointOptions<LabelNamesEditAnswer>({ answer: { data: { names: 'list' } } }),
      ...(import.meta.env.DEV && { responseSchema: labelNamesEditAnswerSchema }),
    }),
  }),
});

export const { useChangeConversationMutation, useGetLabelNamesQuery, useRenameLabelsMutation } = conversationStatesApi;
