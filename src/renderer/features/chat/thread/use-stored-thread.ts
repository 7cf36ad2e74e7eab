import type { MessagesAnswer } from '@oja/contract/messages';
import { useEffect, useState } from 'react';

import { isUnreached } from '../../../api/failure.ts';
import { messagesApi } from '../../../api/messages-api.ts';
import { storeThread, readThread } from '../../../platform/stored-threads.ts';
import type { RealtimeThunk } from '../../../realtime/realtime-state.ts';
import { useUser } from '../../../session/use-session.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';

/** What comes in quick succession is kept once. */
const KEEP_AFTER_MS = 300;

/**
 * Puts the conversation that was kept in the place of the one that could not be read, and asks for that once more: it
 * counts as not read until the server has answered, so it is read again as soon as it can be (app/read-again.ts), and what
 * is sent meanwhile goes into it.
 * @returns whether there is one to show
 */
function showKept(partnerId: string, userId: string): RealtimeThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const kept = await readThread(userId, partnerId);
    if (kept === undefined) return false;
    const { fittingThread } = await import('./fitting-thread.ts');
    const page = fittingThread(kept);
    const { data } = messagesApi.endpoints.getMessages.select(partnerId)(getState());
    // Somebody may have answered meanwhile, or the person have left.
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
 * Keeps a conversation that is open on this device, and brings back what was kept of it where nobody answers.
 * @param query the conversation as it is read
 * @returns whether what was kept is still being looked for: until then there is nothing to say
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
      // What was found stands in the place of the failure in the same moment.
      if (isCurrent && !isFound) setIsSearched(true);
    };
    dispatch(showKept(partnerId, userId)).then(settle, () => settle(false));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, isSearched, isUnanswered, partnerId, userId]);

  return isUnanswered && !isSearched;
}
