import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

import { messagesApi } from '../../api/messages-api.ts';
import { notificationsApi } from '../../api/notifications-api.ts';
import type { RealtimeState } from '../realtime-state.ts';

/** The numbers of unread items. */
export interface Unread {
  /** The unread messages in all conversations that are not muted. */
  messages: number;
  /** The unread notifications of all types. */
  notifications: number;
  /** The sum of both, with each message counted once. */
  total: number;
  /** Whether both lists are loaded: until then all numbers are 0. */
  isKnown: boolean;
}

const NOTHING: Unread = { messages: 0, notifications: 0, total: 0, isKnown: false };

/** The loaded pages of the viewer's conversations. */
export const selectConversations = messagesApi.endpoints.getConversations.select();
const selectNotifications = notificationsApi.endpoints.getNotifications.select();

/**
 * Unread counts, for all places that show them: the two tabs, the page's title, the app's badge. The rules:
 *
 * - A message counts from its event until its conversation is seen up to it, here or on another device, or it is
 *   deleted.
 * - A message in a muted conversation counts only in its row: muting means no calls for attention (as in Signal).
 * - A notification counts until it is read or deleted, or its conversation is seen.
 * - An unread notification of type 'message' stands for messages that are counted themselves, so the total excludes it.
 *   It is included in the count of its own tab, where it is listed.
 * - Reports for admins are not included: they are the work of the whole team and addressed to no single user. Only
 *   their own tab shows their count (api/use-open-flags-count.ts).
 * - Without a signed-in user all counts are zero.
 *
 * The numbers are the server's, updated by later events: see events/conversation-events.ts and
 * events/notification-events.ts.
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

/** Returns the unread counts. It sends no request: realtime/ keeps both lists loaded while a user is signed in. */
export function useUnread(): Unread {
  return useSelector(selectUnread);
}
