import { useState } from 'react';

import { NO_NEW_MESSAGES, updateNewMessages, type NewMessages } from './new-messages.ts';
import type { ThreadMessage } from './thread-rows.ts';

/**
 * Finds the messages that arrived since the last render.
 * @param atNewest whether the newest message is in view: none is unseen then
 * @param hasNewer whether newer messages are not loaded: pages of them that are loaded are not new messages
 */
export function useNewMessages<M extends ThreadMessage>(
  messages: readonly M[],
  atNewest: boolean,
  hasNewer: boolean,
): NewMessages<M> {
  const [before, setBefore] = useState<NewMessages<M>>(NO_NEW_MESSAGES);
  const [couldLoadNewer, setCouldLoadNewer] = useState(hasNewer);
  if (before.messages !== messages) {
    const next = updateNewMessages(before, messages, atNewest);
    setBefore(couldLoadNewer ? { ...next, received: before.received, unseenCount: 0 } : next);
    setCouldLoadNewer(hasNewer);
  } else if (atNewest && before.unseenCount > 0) setBefore({ ...before, unseenCount: 0 });
  return before;
}
