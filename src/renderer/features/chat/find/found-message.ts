import { createContext } from 'react';

/** A found message that is to be shown: a new object each time, also for the same message. */
export interface FoundMessage {
  messageId: string;
}

/** The found message that the thread scrolls to and marks. */
export const FoundMessageContext = createContext<FoundMessage | undefined>(undefined);
