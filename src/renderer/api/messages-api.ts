import { FAILURES } from '@oja/contract/failures';
import { TOAST_MS } from '@oja/contract/limits';
import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import {
  type ConversationsAnswer,
  conversationsAnswerSchema,
  type MessageEditedAnswer,
  messageEditedAnswerSchema,
  type MessageGroupAnswer,
  messageGroupAnswerSchema,
  type MessageInput,
  type MessagesAnswer,
  messagesAnswerSchema,
} from '@oja/contract/messages';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/**
 * How long sent messages wait for their answer. The outbox has repeated the call several times by then: it lets go of a
 * dead connection.
 */
const SENDING_MS = 15_000;

/** The tags of the posts that a conversation shows. */
function sharedPostTags(pages: readonly MessagesAnswer[] | undefined) {
  const shown = (pages ?? []).flatMap(({ data, post }) => [post, ...data.map((message) => message.post)]);
  return [...new Set(shown.flatMap((post) => post?._id ?? []))].map((id) => ({ type: 'SharedPost' as const, id }));
}

/**
 * The calls of product §7 "Messages". realtime/ writes the socket's events and the results of these calls into the same
 * caches (`showAnswered`). The list of conversations is refetched only if realtime/ cannot know its new content.
 */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the viewer's conversations, newest message first. */
    getConversations: build.infiniteQuery<ConversationsAnswer, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
      },
      query: ({ pageParam: cursor }) => ({ url: '/v1/messages/conversations', params: { cursor } }),
      providesTags: ['Conversations'],
      extraOptions: endpointOptions<ConversationsAnswer>({
        answer: { data: { conversations: 'records', totalUnreadCount: 'number', mutedUnreadCount: 'number' } },
        failure: 'silent',
        listsToStore(pages) {
          const conversations = pages.flatMap(({ data }) => data.conversations);
          return {
            conversations,
            existingConversations: conversations.filter(({ lastMessage }) => lastMessage !== null),
          };
        },
      }),
      ...(import.meta.env.DEV && { responseSchema: conversationsAnswerSchema }),
    }),
    /** Loads the conversation with a person: the newest page first, the messages of each page from oldest to newest. */
    getMessages: build.infiniteQuery<MessagesAnswer, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data, hasMore }) => (hasMore ? data[0]?._id : undefined),
      },
      query: ({ queryArg: userId, pageParam: before }) => ({
        url: `/v1/messages/${encodeURIComponent(userId)}`,
        params: { before },
      }),
      providesTags: (answer, _error, userId) => [{ type: 'Messages', id: userId }, ...sharedPostTags(answer?.pages)],
      extraOptions: endpointOptions<MessagesAnswer>({
        answer: { data: 'records' },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: messagesAnswerSchema }),
    }),
    /**
     * Sends up to 50 messages in one call, each with its own result. Calls with the same `clientId` create one message.
     */
    sendMessages: build.mutation<MessageGroupAnswer, { messages: MessageInput[] }>({
      query: (body) => ({ url: '/v1/messages/batch', method: 'POST', body, timeout: SENDING_MS }),
      extraOptions: endpointOptions<MessageGroupAnswer>({
        answer: { data: { results: 'list' } },
        // The outbox retries the call, and shows its failure once.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: messageGroupAnswerSchema }),
    }),
    /**
     * PATCH /v1/messages/{id}: changes an own message (product §7). Its caller shows the answer in thread and list.
     */
    editMessage: build.mutation<
      MessageEditedAnswer,
      { messageId: string; partnerId: string; text: string; img: string }
    >({
      query: ({ messageId, text, img }) => ({
        url: `/v1/messages/${encodeURIComponent(messageId)}`,
        method: 'PATCH',
        body: { text, img },
      }),
      extraOptions: endpointOptions<MessageEditedAnswer>({
        answer: { data: { message: 'record' }, message: 'text' },
        failure: { title: FAILURES.messageEdit, fallback: FAILURES.somethingWrong, durationMs: TOAST_MS.chat },
      }),
      ...(import.meta.env.DEV && { responseSchema: messageEditedAnswerSchema }),
    }),
    /**
     * DELETE /v1/messages/{id}: deletes an own message (product §7). Its caller shows the deletion at once.
     */
    deleteMessage: build.mutation<MessageAnswer, { messageId: string; partnerId: string }>({
      query: ({ messageId }) => ({ url: `/v1/messages/${encodeURIComponent(messageId)}`, method: 'DELETE' }),
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
        failure: { title: FAILURES.messageDelete, durationMs: TOAST_MS.chat },
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const {
  useDeleteMessageMutation,
  useEditMessageMutation,
  useGetConversationsInfiniteQuery,
  useGetMessagesInfiniteQuery,
} = messagesApi;
