import type { MessagesAnswer } from '@oja/contract/messages';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';

import { messagesApi } from '../../../api/messages-api.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';

/** So many of the newest messages are held of a thread whose older ones nobody reads: some screens of them. */
export const MESSAGES_HELD = 120;

/**
 * Lets go of all but the newest messages. The way back to the older ones is the same as before they were loaded.
 * @param thread its pages, the newest first, each from old to new; the newest one grows with every message that comes
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
 * Keeps a thread from growing without end, by what was read back and by what comes: while its newest message is in view,
 * and once it is left, the newest messages alone are held (decision 015).
 * @param count how many are held now
 * @param isAtNewest whether the newest is in view: who reads further up keeps all that they have loaded
 */
export function useHeldMessages(partnerId: string, count: number, isAtNewest: boolean): void {
  const dispatch = useChatDispatch();
  // Not with every message that comes: half of what is there goes at once.
  const isTooMany = isAtNewest && count > 2 * MESSAGES_HELD;
  useEffect(() => {
    if (isTooMany) dispatch(messagesApi.util.updateQueryData('getMessages', partnerId, holdNewest));
  }, [dispatch, isTooMany, partnerId]);
  useEffect(
    () => () => void dispatch(messagesApi.util.updateQueryData('getMessages', partnerId, holdNewest)),
    [dispatch, partnerId],
  );
}
