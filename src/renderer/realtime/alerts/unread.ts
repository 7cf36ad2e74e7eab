import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

import { messagesApi } from '../../api/messages-api.ts';
import { notificationsApi } from '../../api/notifications-api.ts';
import type { RealtimeState } from '../realtime-state.ts';

/** What a person has not read yet. */
export interface Unread {
  /** Messages to them, in all conversations but the muted ones. */
  messages: number;
  /** Notifications of every kind. */
  notifications: number;
  /** Both together, no message twice. */
  total: number;
  /** Whether both lists have been read: until then all of these are 0. */
  isKnown: boolean;
}

const NOTHING: Unread = { messages: 0, notifications: 0, total: 0, isKnown: false };

const selectConversations = messagesApi.endpoints.getConversations.select();
const selectNotifications = notificationsApi.endpoints.getNotifications.select();

/**
 * What is unread, for every place that counts: the two tabs, the page's title, the app's badge. The rules:
 *
 * - A message counts from its event until its conversation is seen up to it, here or on another device, or it is deleted.
 * - What is written in a muted conversation counts in its row alone: muting means not to be called (as in Signal).
 * - A notification counts until it is read or deleted, or the conversation it is about is seen.
 * - Each unread notification of type 'message' stands for messages that count themselves, so the total leaves it out. It is
 *   in the count of its own tab, where it is listed.
 * - Reports that wait for the admins are no part of it: they are the work of the whole team and addressed to nobody. They
 *   stand on their own tab alone (api/use-open-flags-count.ts).
 * - Nobody signed in, nothing unread.
 *
 * The numbers are the server's, kept by the events since: see events/conversation-events.ts and events/notification-events.ts.
 */
export const selectUnread = createSelector(
  [
    (state: RealtimeState) => state.session !== null,
    (state: RealtimeState) => selectConversations(state).data?.pages[0]?.data,
    (state: RealtimeState) => selectNotifications(state).data?.pages[0]?.data,
  ],
  (isSignedIn, conversations, list): Unread => {
    if (!isSignedIn) return NOTHING;
    const messages = conversations ? Math.max(0, conversations.totalUnreadCount - conversations.mutedUnreadCount) : 0;
    const notifications = list?.unreadCount ?? 0;
    const aboutMessages = list?.unreadAboutMessages ?? 0;
    const total = messages + Math.max(0, notifications - aboutMessages);
    return { messages, notifications, total, isKnown: conversations !== undefined && list !== undefined };
  },
);

/** What is unread. Asks for nothing by itself: realtime/ keeps both lists while somebody is signed in. */
export function useUnread(): Unread {
  return useSelector(selectUnread);
}
