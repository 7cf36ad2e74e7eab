import { createContext } from 'react';

/** The id of the bar's element. */
export const FIND_BAR_ID = 'find-in-conversation';

/** A found message that is to be shown: a new object each time, also for the same message. */
export interface FoundMessage {
  messageId: string;
}

/** The found message that the thread scrolls to and marks. */
export const FoundMessageContext = createContext<FoundMessage | undefined>(undefined);
