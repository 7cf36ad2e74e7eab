import type { Notification } from '@oja/contract/notifications';
import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { serverError } from '../../api/failure.ts';
import { api } from '../../api/api.ts';
import { useDeleteNotificationMutation } from '../../api/notifications-api.ts';
import { emitEvent } from '../../realtime/socket/emit-event.ts';
import { notificationDeleted } from '../../realtime/events/notification-events.ts';
import { readNotification } from '../../realtime/events/read-notification.ts';
import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';

const useRealtimeDispatch = useDispatch.withTypes<RealtimeDispatch>();

/**
 * Marks notifications as read and deletes them (product §4). The change is shown at once and sent over the connection,
 * or by a call without one. If the server refuses it, it is undone and the server's message is shown.
 * @returns `isRemoved`: whether the viewer has deleted a notification. A list that the server read before would show it
 *   again.
 */
export function useNotificationActions() {
  const dispatch = useRealtimeDispatch();
  const [deleteByCall] = useDeleteNotificationMutation();

  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  const restore = (notificationId: string) => {
    setRemoved((ids) => new Set([...ids].filter((id) => id !== notificationId)));
    dispatch(api.util.invalidateTags(['Notifications']));
  };

  return {
    read: async ({ _id: notificationId, isRead }: Notification) => {
      if (!isRead) await dispatch(readNotification(notificationId));
    },
    isRemoved: ({ _id }: Notification) => removed.has(_id),
    remove: async (notificationId: string) => {
      setRemoved((ids) => new Set([...ids, notificationId]));
      dispatch(notificationDeleted({ notificationId }));
      const answer = await dispatch(emitEvent('deleteNotification', { notificationId }));
      if (answer?.ok) return;
      if (answer) {
        // Already deleted, as intended.
        if (answer.code === 'not_found') return;
        toast({ tone: 'danger', title: answer.message, durationMs: TOAST_MS.notification });
        restore(notificationId);
        return;
      }
      const { error } = await deleteByCall(notificationId);
      if (error && serverError(error)?.code !== 'not_found') restore(notificationId);
    },
  };
}
