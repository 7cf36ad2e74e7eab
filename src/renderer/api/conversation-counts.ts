import type { ConversationState } from '@oja/contract/conversation-state';
import type { Conversation, ConversationsAnswer } from '@oja/contract/messages';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

/** The cached list of conversations. */
export type ConversationPages = InfiniteData<ConversationsAnswer, string | undefined>;

/** The result of a change of the list: `unclear` if only the server knows its new content. */
export type Outcome = 'done' | 'unclear';

/** Makes a conversation the first of the list. */
export function toTop(list: ConversationPages, conversation: Conversation): void {
  for (const { data } of list.pages)
    data.conversations = data.conversations.filter(({ _id }) => _id !== conversation._id);
  list.pages[0]?.data.conversations.unshift(conversation);
}

/** Changes the totals of all conversations. They are part of the first page, where every counter reads them. */
function changeTotals({ pages }: ConversationPages, by: { total: number; muted: number }): void {
  const first = pages[0]?.data;
  if (!first) return;
  first.totalUnreadCount = Math.max(0, first.totalUnreadCount + by.total);
  first.mutedUnreadCount = Math.max(0, first.mutedUnreadCount + by.muted);
}

/** Sets the unread count of a listed conversation, and updates the totals. */
export function setUnreadCount(list: ConversationPages, conversation: Conversation, unreadCount: number): void {
  const total = unreadCount - conversation.unreadCount;
  conversation.unreadCount = unreadCount;
  changeTotals(list, { total, muted: conversation.isMuted ? total : 0 });
}

/** Mutes or unmutes a listed conversation. Its unread count moves from one total to the other. */
export function setMuted(list: ConversationPages, conversation: Conversation, isMuted: boolean): void {
  if (conversation.isMuted === isMuted) return;
  conversation.isMuted = isMuted;
  changeTotals(list, { total: 0, muted: isMuted ? conversation.unreadCount : -conversation.unreadCount });
}

/**
 * Sets the labels of a listed conversation, and whether it is archived or snoozed; missing fields do not change. A
 * snoozed one is listed first, where it is hidden until it returns. Only the server knows the place of one whose snooze
 * was taken back.
 */
export function setState(
  list: ConversationPages,
  conversation: Conversation,
  {
    labels = conversation.labels ?? [],
    setAside = conversation.setAside ?? null,
  }: { [Name in keyof ConversationState]?: ConversationState[Name] | undefined },
): Outcome {
  const [was, is] = [conversation.setAside?.until ?? null, setAside?.until ?? null];
  conversation.labels = labels;
  if (setAside) conversation.setAside = setAside;
  else delete conversation.setAside;
  if (is === was) return 'done';
  if (is === null) return 'unclear';
  toTop(list, conversation);
  return 'done';
}
