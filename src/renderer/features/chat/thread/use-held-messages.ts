import type { MessagesAnswer } from '@oja/contract/messages';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';

import { messagesApi } from '../../../api/messages-api.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';

/** How many of the newest messages stay in memory when the user does not read older ones: several screens. */
export const MESSAGES_HELD = 120;

/**
 * Removes all but the newest messages. The older ones can be loaded again as before.
 * @param thread its pages, newest first, each from oldest to newest; the newest page grows with each new message
 */
export function holdNewest({ pages, pageParams }: InfiniteData<MessagesAnswer, string | undefined>): void {
  let room = MESSAGES_HELD;
  for (const [index, page] of pages.entries()) {
    const tooMany = page.data.length - room;
    room -= page.data.length;
    if (tooMany > 0) {
      page.data.splice(0, tooMany);
      page.hasMore = true;
    }
    if (room <= 0) {
      pages.splice(index + 1);
      pageParams.splice(index + 1);
      return;
    }
  }
}

/**
 * Keeps a thread from growing without limit, by loaded and by new messages: while its newest message is in view, and
 * when it is closed, only the newest messages stay in memory (decision 015).
 * @param count the number of messages in memory
 * @param isAtNewest whether the newest message is in view; otherwise all loaded messages stay
 */
export function useHeldMessages(partnerId: string, count: number, isAtNewest: boolean): void {
  const dispatch = useChatDispatch();
  // Not with every new message: half of them are removed at once.
  const isTooMany = isAtNewest && count > 2 * MESSAGES_HELD;
  useEffect(() => {
    if (isTooMany) dispatch(messagesApi.util.updateQueryData('getMessages', partnerId, holdNewest));
  }, [dispatch, isTooMany, partnerId]);
  useEffect(
    () => () => void dispatch(messagesApi.util.updateQueryData('getMessages', partnerId, holdNewest)),
    [dispatch, partnerId],
  );
}
