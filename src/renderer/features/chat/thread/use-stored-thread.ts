import type { MessagesAnswer } from '@oja/contract/messages';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

import { messagesApi } from '../../../api/messages-api.ts';
import { type AnswerStorage, useStoredAnswer } from '../../../api/use-stored-answer.ts';
import { useStoredNotice } from '../../../api/use-stored-notice.ts';

/** How many of the newest messages are stored for each conversation: some screens of a phone. */
export const STORED_THREAD_MESSAGES_MAX = 30;

type Thread = InfiniteData<MessagesAnswer, string | undefined>;

/** The newest messages of a conversation are stored. */
export const THREAD_STORAGE: AnswerStorage<Thread> = {
  kind: 'thread',
  toStore({ pages }): MessagesAnswer | undefined {
    const messages = pages.toReversed().flatMap(({ data }) => data);
    // An empty conversation is not stored.
    if (messages.length === 0) return undefined;
    return {
      data: messages.slice(-STORED_THREAD_MESSAGES_MAX),
      hasMore: messages.length > STORED_THREAD_MESSAGES_MAX || (pages.at(-1)?.hasMore ?? false),
      post: pages[0]?.post ?? null,
    };
  },
  async parse(kept) {
    const { parseStoredThread } = await import('./parse-stored-thread.ts');
    const page = parseStoredThread(kept);
    return page && { pages: [page], pageParams: [undefined] };
  },
  select: (partnerId, state) => messagesApi.endpoints.getMessages.select(partnerId)(state),
  show: (partnerId, value) =>
    messagesApi.util.upsertQueryEntries([{ endpointName: 'getMessages', arg: partnerId, value }]),
  request: (partnerId) =>
    messagesApi.endpoints.getMessages.initiate(partnerId, { subscribe: false, forceRefetch: true }),
};

/**
 * Stores an open conversation on this device, and shows the stored one if the server is unreachable.
 * @param query the conversation's query
 * @returns whether the stored conversation is still being searched: until then nothing is shown
 */
export function useStoredThread(partnerId: string, query: Parameters<typeof useStoredAnswer<Thread>>[2]): boolean {
  useStoredNotice('thread', query.data && query.fulfilledTimeStamp, true);
  return useStoredAnswer(THREAD_STORAGE, partnerId, query);
}
