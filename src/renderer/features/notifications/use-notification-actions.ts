import { plural, t } from '@lingui/core/macro';
import { TOAST_MS } from '@oja/contract/limits';
import type { Notification } from '@oja/contract/notifications';
import { dismissToasts, toast } from '@oja/ui/toast-store';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { serverError } from '../../api/failure.ts';
import { api } from '../../api/api.ts';
import { useDeleteNotificationMutation } from '../../api/notifications-api.ts';
import { emitEvent } from '../../realtime/socket/emit-event.ts';
import {
  notificationDeleted,
  notificationRead,
  notificationRestored,
} from '../../realtime/events/notification-events.ts';
import { readNotification } from '../../realtime/events/read-notification.ts';
import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';

const useRealtimeDispatch = useDispatch.withTypes<RealtimeDispatch>();

/** The toast about deleted notifications. */
const GROUP = 'deletedNotifications';

/**
 * Marks notifications as read and deletes them (product §4). The change is shown at once and sent over the connection,
 * or by a call without one, for each notification of a row. If the server refuses it, it is undone and the server's
 * message is shown. A deletion can be undone while its toast is shown; it is sent after that, or when the user leaves
 * the list. A row may have more notifications than a connection may send events at once: they are sent one after the
 * other, and those that are too many by calls.
 * @returns `isRemoved`: whether the viewer has deleted a notification. A list that the server read before would show it
 *   again.
 */
export function useNotificationActions() {
  const dispatch = useRealtimeDispatch();
  const [deleteByCall] = useDeleteNotificationMutation();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  /** The deleted notifications that were not sent yet. */
  const unsent = useRef<readonly Notification[]>([]);
  /** The ids of those whose time to undo is over, and that wait for the ones before them. */
  const waiting = useRef<string[]>([]);

  const show = (notificationId: string) => setRemoved((ids) => new Set([...ids].filter((id) => id !== notificationId)));

  const restore = (notificationId: string) => {
    show(notificationId);
    dispatch(api.util.invalidateTags(['Notifications']));
  };

  const sendByCall = async (notificationId: string) => {
    const { error } = await deleteByCall(notificationId);
    if (error && serverError(error)?.code !== 'not_found') restore(notificationId);
  };

  const send = async (notificationId: string) => {
    const answer = await dispatch(emitEvent('deleteNotification', { notificationId }));
    if (answer?.ok) return;
    if (!answer || answer.code === 'rate_limited') {
      await sendByCall(notificationId);
      return;
    }
    // Already deleted, as intended.
    if (answer.code === 'not_found') return;
    toast({ tone: 'danger', title: answer.message, durationMs: TOAST_MS.notification });
    restore(notificationId);
  };

  const undo = () => {
    for (const notification of unsent.current) {
      show(notification._id);
      dispatch(notificationRestored(notification));
    }
    unsent.current = [];
  };

  const takeUnsent = (): string[] => {
    const notifications = unsent.current;
    unsent.current = [];
    return notifications.map(({ _id }) => _id);
  };

  const sendUnsent = async () => {
    const queue = waiting.current;
    queue.push(...takeUnsent());
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) await send(id);
  };

  const leave = useEffectEvent(() => {
    // The connection may be closed before an event is sent; a call outlives its page.
    for (const id of [...waiting.current.splice(0), ...takeUnsent()]) void sendByCall(id);
    dismissToasts(GROUP);
  });
  useEffect(() => {
    const leaveList = () => leave();
    globalThis.addEventListener('pagehide', leaveList);
    return () => {
      globalThis.removeEventListener('pagehide', leaveList);
      leaveList();
    };
  }, []);

  return {
    read: async (notifications: readonly Notification[]) => {
      const unread = notifications.filter(({ isRead }) => !isRead);
      for (const { _id: notificationId } of unread) dispatch(notificationRead({ notificationId }));
      for (const { _id } of unread) await dispatch(readNotification(_id));
    },
    isRemoved: ({ _id }: Notification) => removed.has(_id),
    remove: (notifications: readonly Notification[]) => {
      setRemoved((ids) => new Set([...ids, ...notifications.map(({ _id }) => _id)]));
      for (const { _id: notificationId } of notifications) dispatch(notificationDeleted({ notificationId }));
      const deleted = [...unsent.current, ...notifications];
      const count = deleted.length;
      // One toast for all: the one before goes without sending anything.
      unsent.current = [];
      dismissToasts(GROUP);
      unsent.current = deleted;
      toast({
        title: plural(count, { one: 'Notification deleted', other: `${count} notifications deleted` }),
        group: GROUP,
        durationMs: TOAST_MS.notification,
        action: { label: t`Undo`, onSelect: undo },
        onClose: () => void sendUnsent(),
      });
    },
  };
}
