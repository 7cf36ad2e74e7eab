import type { MessagesAnswer } from '@oja/contract/messages';
import { useEffect, useState } from 'react';

import { isUnreached } from '../../../api/failure.ts';
import { messagesApi } from '../../../api/messages-api.ts';
import { storeThread, readThread } from '../../../platform/stored-threads.ts';
import type { RealtimeThunk } from '../../../realtime/realtime-state.ts';
import { useUser } from '../../../session/use-session.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';

/** Changes within this time are stored together. */
const KEEP_AFTER_MS = 300;

/**
 * Shows the stored conversation in place of one that could not be loaded, and requests it once more. That query counts
 * as failed until the server answers, so it is refetched as soon as possible (app/read-again.ts), and sent messages are
 * added to it.
 * @returns whether there is a stored conversation
 */
function showKept(partnerId: string, userId: string): RealtimeThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const kept = await readThread(userId, partnerId);
    if (kept === undefined) return false;
    const { parseStoredThread } = await import('./parse-stored-thread.ts');
    const page = parseStoredThread(kept);
    const { data } = messagesApi.endpoints.getMessages.select(partnerId)(getState());
    // An answer may have arrived in the meantime, or the user may have left.
    if (page && !data && getState().session?.user._id === userId) {
      dispatch(
        messagesApi.util.upsertQueryEntries([
          { endpointName: 'getMessages', arg: partnerId, value: { pages: [page], pageParams: [undefined] } },
        ]),
      );
      void dispatch(messagesApi.endpoints.getMessages.initiate(partnerId, { subscribe: false, forceRefetch: true }));
    }
    return page !== undefined;
  };
}

interface ThreadQuery {
  data?: { pages: readonly MessagesAnswer[] } | undefined;
  error?: unknown;
}

/**
 * Stores an open conversation on this device, and shows the stored one if the server is unreachable.
 * @param query the conversation's query
 * @returns whether the stored conversation is still being searched: until then nothing is shown
 */
export function useStoredThread(partnerId: string, { data, error }: ThreadQuery): boolean {
  const { _id: userId } = useUser();
  const dispatch = useChatDispatch();
  const [isSearched, setIsSearched] = useState(false);
  const isUnanswered = !data && isUnreached(error);

  useEffect(() => {
    if (!data) return undefined;
    const timer = setTimeout(() => void storeThread(userId, partnerId, data.pages), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [data, partnerId, userId]);

  useEffect(() => {
    if (!isUnanswered || isSearched) return undefined;
    let isCurrent = true;
    const settle = (isFound: boolean) => {
      // A found conversation replaces the error in the same render.
      if (isCurrent && !isFound) setIsSearched(true);
    };
    dispatch(showKept(partnerId, userId)).then(settle, () => settle(false));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, isSearched, isUnanswered, partnerId, userId]);

  return isUnanswered && !isSearched;
}
