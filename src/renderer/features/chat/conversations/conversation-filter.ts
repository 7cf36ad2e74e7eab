import type { Conversation } from '@oja/contract/messages';
import { useSyncExternalStore } from 'react';

/** Which conversations the list shows. */
export type ConversationFilter = 'all' | 'unread';

let filter: ConversationFilter = 'all';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses which conversations the list shows, until the user leaves the chat. */
export function setConversationFilter(next: ConversationFilter): void {
  filter = next;
  for (const listener of listeners) listener();
}

/** Which conversations the list shows. It lasts while threads are opened and closed, on a phone too. */
export const useConversationFilter = (): ConversationFilter => useSyncExternalStore(subscribe, () => filter);

/** Whether the filter "Unread" shows a conversation; a muted one, too. */
export const isUnread = ({ unreadCount }: Pick<Conversation, 'unreadCount'>): boolean => unreadCount > 0;
