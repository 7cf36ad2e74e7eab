import type { Conversation, ConversationsAnswer } from '@oja/contract/messages';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

/** The cached list of conversations. */
export type ConversationPages = InfiniteData<ConversationsAnswer, string | undefined>;

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
