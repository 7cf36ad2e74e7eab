import { useSelector } from 'react-redux';

import { messagesApi } from '../api/messages-api.ts';
import { notificationsApi } from '../api/notifications-api.ts';
import type { RealtimeState } from './realtime-state.ts';

const selectConversations = messagesApi.endpoints.getConversations.select();
const selectNotifications = notificationsApi.endpoints.getNotifications.select();

/** Messages to the viewer that they have not seen, in all conversations: the server's count, kept by the events since. */
const selectUnreadMessages = (state: RealtimeState): number => selectConversations(state).data?.pages[0]?.data.totalUnreadCount ?? 0;

/** Notifications not read yet, those of unread messages among them; the server tells the count with each change. */
const selectUnreadNotifications = (state: RealtimeState): number => selectNotifications(state).data?.pages[0]?.data.unreadCount ?? 0;

/** The count on the chat tab; 0 until it is known. Asks for nothing by itself. */
export function useUnreadMessages(): number {
  return useSelector(selectUnreadMessages);
}

/** The count on the notifications tab and beside the page's title; 0 until it is known. Asks for nothing by itself. */
export function useUnreadNotifications(): number {
  return useSelector(selectUnreadNotifications);
}
