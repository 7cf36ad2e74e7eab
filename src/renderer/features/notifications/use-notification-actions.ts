import type { Notification } from '@oja/contract/notifications';
import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/Toast';
import { useDispatch } from 'react-redux';

import { serverRefusal } from '../../api/failure.ts';
import { api } from '../../api/api.ts';
import { useDeleteNotificationMutation } from '../../api/notifications-api.ts';
import { emitEvent } from '../../realtime/emit-event.ts';
import { notificationDeleted } from '../../realtime/notifications-handler.ts';
import { readNotification } from '../../realtime/read-notification.ts';
import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';

const useRealtimeDispatch = useDispatch.withTypes<RealtimeDispatch>();

/**
 * Reading and deleting (spec §4): done here at once, told over the connection, or by a call where that is not live. What
 * the server does not take comes back, with its words.
 */
export function useNotificationActions() {
  const dispatch = useRealtimeDispatch();
  const [deleteByCall] = useDeleteNotificationMutation();

  const restore = () => dispatch(api.util.invalidateTags(['Notifications']));

  return {
    read: async ({ _id: notificationId, isRead }: Notification) => {
      if (!isRead) await dispatch(readNotification(notificationId));
    },
    remove: async (notificationId: string) => {
      dispatch(notificationDeleted({ notificationId }));
      const answer = await dispatch(emitEvent('deleteNotification', { notificationId }));
      if (answer?.ok) return;
      if (answer) {
        // Gone already is what was wanted.
        if (answer.code === 'not_found') return;
        toast({ kind: 'error', title: answer.message, durationMs: TOAST_MS.notification });
        restore();
        return;
      }
      const { error } = await deleteByCall(notificationId);
      if (error && serverRefusal(error)?.code !== 'not_found') restore();
    },
  };
}
