import { api } from '../../api/api.ts';
import { notificationsApi } from '../../api/notifications-api.ts';
import { emitEvent } from '../socket/emit-event.ts';
import { notificationRead } from './notification-events.ts';
import type { RealtimeThunk } from '../realtime-state.ts';

/**
 * Marks a notification as read (product §4): here at once, and on the server over the connection, or by a call without
 * a live one, or where that has sent too many events. If the server refuses, it is undone.
 */
export function readNotification(notificationId: string): RealtimeThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(notificationRead({ notificationId }));
    const answer = await dispatch(emitEvent('markNotificationAsRead', { notificationId }));
    const isSent = answer && (answer.ok || answer.code !== 'rate_limited');
    const isDone = isSent
      ? answer.ok
      : !(await dispatch(notificationsApi.endpoints.readNotification.initiate(notificationId, { track: false }))).error;
    if (!isDone) dispatch(api.util.invalidateTags(['Notifications']));
  };
}
