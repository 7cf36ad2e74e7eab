import type { Conversation } from '@oja/contract/messages';
import { useSyncExternalStore } from 'react';

import { asideOf, isUnanswered } from '../sorting/conversation-place.ts';

/** Which conversations the list shows, and in which order. `label` is 1 to 6. */
export type ConversationFilter = 'all' | 'unread' | 'unanswered' | 'post' | 'archived' | 'snoozed' | `label-${number}`;
type ConversationOrder = 'newest' | 'waiting';

interface Arrangement {
  filter: ConversationFilter;
  order: ConversationOrder;
}

const DEFAULT: Arrangement = { filter: 'all', order: 'newest' };
let arrangement = DEFAULT;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses which conversations the list shows, or their order, until the user leaves the chat. Default: all. */
export function arrangeConversations(change: Partial<Arrangement> = DEFAULT): void {
  arrangement = { ...arrangement, ...change };
  for (const listener of listeners) listener();
}

/** How the list is arranged now. */
export const currentArrangement = (): Arrangement => arrangement;

/** How the list is arranged. It lasts while threads are opened and closed, on a phone too. */
export const useArrangement = (): Arrangement => useSyncExternalStore(subscribe, currentArrangement);

/** Whether the filter "Unread" shows a conversation; a muted, archived or snoozed one, too. */
export const isUnread = ({ unreadCount }: Pick<Conversation, 'unreadCount'>): boolean => unreadCount > 0;

/** Who looks at the list, and when, in milliseconds since 1970. */
interface Viewing {
  viewerId: string;
  now: number;
}

/** Whether a filter shows a conversation. A label and "Unread" find it wherever it is. */
export function isShownBy(filter: ConversationFilter, conversation: Conversation, { viewerId, now }: Viewing): boolean {
  const aside = asideOf(conversation, now);
  switch (filter) {
    case 'all':
      return aside === undefined;
    case 'unread':
      return isUnread(conversation);
    case 'unanswered':
      return aside === undefined && isUnanswered(conversation, viewerId);
    case 'post':
      return aside === undefined && conversation.post !== undefined;
    case 'archived':
    case 'snoozed':
      return aside === filter;
    default:
      return conversation.labels?.includes(Number(filter.slice('label-'.length))) ?? false;
  }
}

const sentAt = ({ lastMessage }: Conversation) => (lastMessage ? Date.parse(lastMessage.createdAt) : 0);

/** Puts those first who wait for an answer, the longest wait first; the others keep their order. */
export function byWaiting(conversations: readonly Conversation[], viewerId: string): Conversation[] {
  const waiting = conversations.filter((each) => isUnanswered(each, viewerId));
  const others = conversations.filter((each) => !isUnanswered(each, viewerId));
  return [...waiting.toSorted((one, other) => sentAt(one) - sentAt(other)), ...others];
}
