import { NOTIFICATIONS_STORED_MAX, NOTIFICATIONS_PAGE } from '@oja/contract/limits';
import type {
  Notification,
  NotificationList,
  NotificationsAnswer,
  UnreadNotifications,
} from '@oja/contract/notifications';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

import { notificationsApi } from '../../api/notifications-api.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import type { EventPayload } from './server-event.ts';

type List = InfiniteData<NotificationsAnswer, string | undefined>;

const lastOf = (notifications: readonly Notification[]) => notifications.at(-1)?._id ?? '';

/** Returns a list of one page. The cursor of a full page is its last id, as on the server. */
function onePage({ notifications, unreadCount, unreadAboutMessages }: NotificationList): List {
  const nextCursor = notifications.length === NOTIFICATIONS_PAGE ? lastOf(notifications) : null;
  return {
    pages: [{ data: { notifications, unreadCount, unreadAboutMessages, nextCursor } }],
    pageParams: [undefined],
  };
}

/** Replaces the newest page. Older loaded pages stay if there is no gap between them. */
function replaceNewest(list: List, newest: NotificationList): List {
  const oldest = lastOf(newest.notifications);
  const known = list.pages.flatMap(({ data }) => data.notifications);
  const isGap = newest.notifications.length === NOTIFICATIONS_PAGE && !known.some(({ _id }) => _id >= oldest);
  if (isGap || newest.notifications.length < NOTIFICATIONS_PAGE) return onePage(newest);
  const pages = list.pages.map(({ data }, index) => {
    const older = data.notifications.filter(({ _id }) => _id < oldest);
    const notifications = index === 0 ? [...newest.notifications, ...older] : older;
    const { unreadCount, unreadAboutMessages } = newest;
    return { data: { ...data, notifications, unreadCount, unreadAboutMessages } };
  });
  return { ...list, pages };
}

/**
 * Inserts a notification at its position, once: ids sort by age. One older than all loaded ones is left to its page.
 * The first page grows up to the server's limit.
 */
function putNotification({ pages }: List, notification: Notification): void {
  for (const { data } of pages) {
    const known = data.notifications.find(({ _id }) => _id === notification._id);
    if (known) {
      known.isRead ||= notification.isRead;
      return;
    }
  }
  const page = pages.find(({ data }) => data.nextCursor === null || lastOf(data.notifications) < notification._id)?.data
    .notifications;
  if (!page) return;
  const after = page.findIndex(({ _id }) => _id < notification._id);
  page.splice(after === -1 ? page.length : after, 0, notification);
  page.splice(NOTIFICATIONS_STORED_MAX);
}

/** Sets the unread counts. They are part of the first page, where all places that show them read them. */
function setUnread({ pages }: List, { unreadCount, unreadAboutMessages }: UnreadNotifications): void {
  const first = pages[0]?.data;
  if (first) Object.assign(first, { unreadCount, unreadAboutMessages });
}

/** Reduces the counts for an unread notification, before the server has sent its counts. */
function countOff({ pages }: List, { type, isRead }: Notification): void {
  const first = pages[0]?.data;
  if (!first || isRead) return;
  first.unreadCount = Math.max(0, first.unreadCount - 1);
  if (type === 'message') first.unreadAboutMessages = Math.max(0, first.unreadAboutMessages - 1);
}

function editList(recipe: (list: List) => List | void): RealtimeThunk {
  return (dispatch) => {
    dispatch(notificationsApi.util.updateQueryData('getNotifications', undefined, recipe));
  };
}

/** Applies 'allNotifications' (product §4): replaces the list, or creates it if none is loaded. */
export function notificationsReplaced(newest: NotificationList): RealtimeThunk {
  return (dispatch, getState) => {
    if (notificationsApi.endpoints.getNotifications.select()(getState()).data)
      dispatch(editList((list) => replaceNewest(list, newest)));
    else
      dispatch(
        notificationsApi.util.upsertQueryEntries([
          { endpointName: 'getNotifications', arg: undefined, value: onePage(newest) },
        ]),
      );
  };
}

/** Adds a new notification to the cached list, and takes over the unread counts of the server. */
export function notificationAdded({ notification, ...unread }: EventPayload<'newNotification'>): RealtimeThunk {
  return editList((list) => {
    putNotification(list, notification);
    setUnread(list, unread);
  });
}

/** A read or deleted notification. An event contains the server's counts; a local change does not. */
type Changed = { notificationId: string } & (UnreadNotifications | { unreadCount?: never });

/** Marks a notification as read. */
export function notificationRead({ notificationId, ...unread }: Changed): RealtimeThunk {
  return editList((list) => {
    const found = list.pages.flatMap(({ data }) => data.notifications).find(({ _id }) => _id === notificationId);
    if (unread.unreadCount !== undefined) setUnread(list, unread);
    else if (found) countOff(list, found);
    if (found) found.isRead = true;
  });
}

/** Deletes a notification. */
export function notificationDeleted({ notificationId, ...unread }: Changed): RealtimeThunk {
  return editList((list) => {
    const found = list.pages.flatMap(({ data }) => data.notifications).find(({ _id }) => _id === notificationId);
    if (unread.unreadCount !== undefined) setUnread(list, unread);
    else if (found) countOff(list, found);
    for (const { data } of list.pages)
      data.notifications = data.notifications.filter(({ _id }) => _id !== notificationId);
  });
}

/** Puts a notification back whose deletion the user has undone before it was sent. */
export function notificationRestored(notification: Notification): RealtimeThunk {
  return editList((list) => {
    const isListed = list.pages.some(({ data }) => data.notifications.some(({ _id }) => _id === notification._id));
    if (isListed) return;
    putNotification(list, notification);
    const first = list.pages[0]?.data;
    if (!first || notification.isRead) return;
    first.unreadCount += 1;
    if (notification.type === 'message') first.unreadAboutMessages += 1;
  });
}
