import {
  type FindMessagesAnswer,
  findMessagesAnswerSchema,
  type MessagesAnswer,
  messagesAnswerSchema,
} from '@oja/contract/messages';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** A part of a conversation around one of its messages. */
export interface Around {
  partnerId: string;
  messageId: string;
}

/** The page around a message, or the next one in either direction. */
type Part = { around: string } | { before: string } | { after: string };

/**
 * How long a part of a conversation stays in memory after it was left, in seconds: from one message found to the next.
 */
const PART_S = 10;

/** The calls of product §7 "Messages" that find messages, and read around a found one. */
export const findMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Finds the messages of a conversation that contain a text, newest first. A page may be empty before the last one.
     */
    findMessages: build.infiniteQuery<FindMessagesAnswer, { partnerId: string; text: string }, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
      },
      query: ({ queryArg: { partnerId, text: q }, pageParam: cursor }) => ({
        url: `/v1/messages/${encodeURIComponent(partnerId)}/search`,
        params: { q, cursor },
      }),
      // The next search of the same text finds what was written since.
      keepUnusedDataFor: 0,
      extraOptions: endpointOptions<FindMessagesAnswer>({
        answer: { data: { messages: 'records' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: findMessagesAnswerSchema }),
    }),
    /**
     * Loads a part of a conversation: the newest page first, the messages of each page from oldest to newest, like
     * `getMessages`. The next page is an older one, the previous page a newer one.
     */
    getMessagesAround: build.infiniteQuery<MessagesAnswer, Around, Part | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data: [oldest], hasMore }) => (hasMore && oldest ? { before: oldest._id } : undefined),
        getPreviousPageParam({ data, hasNewer }) {
          const newest = data.at(-1);
          return hasNewer && newest ? { after: newest._id } : undefined;
        },
      },
      query: ({ queryArg: { partnerId, messageId }, pageParam = { around: messageId } }) => ({
        url: `/v1/messages/${encodeURIComponent(partnerId)}`,
        params: pageParam,
      }),
      providesTags: (_answer, _error, { partnerId }) => [{ type: 'Messages', id: partnerId }],
      keepUnusedDataFor: PART_S,
      extraOptions: endpointOptions<MessagesAnswer>({
        answer: { data: 'records' },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: messagesAnswerSchema }),
    }),
  }),
});

export const { useFindMessagesInfiniteQuery, useGetMessagesAroundInfiniteQuery } = findMessagesApi;
