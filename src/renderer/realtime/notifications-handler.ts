import { NOTIFICATIONS_PAGE } from '@oja/contract/limits';
import type { Notification, NotificationList, NotificationsAnswer } from '@oja/contract/notifications';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

import { notificationsApi } from '../api/notifications-api.ts';
import type { RealtimeThunk } from './realtime-state.ts';

type List = InfiniteData<NotificationsAnswer, string | undefined>;

const lastOf = (notifications: readonly Notification[]) => notifications.at(-1)?._id ?? '';

/** A list of one page; the cursor of a full one is its last, as the server's is. */
function onePage({ notifications, unreadCount }: NotificationList): List {
  const nextCursor = notifications.length === NOTIFICATIONS_PAGE ? lastOf(notifications) : null;
  return { pages: [{ data: { notifications, unreadCount, nextCursor } }], pageParams: [undefined] };
}

/** Puts the newest page in the place of what is there. Older ones that were loaded stay, where nothing lies between. */
function replaceNewest(list: List, newest: NotificationList): List {
  const oldest = lastOf(newest.notifications);
  const known = list.pages.flatMap(({ data }) => data.notifications);
  const isGap = newest.notifications.length === NOTIFICATIONS_PAGE && !known.some(({ _id }) => _id >= oldest);
  if (isGap || newest.notifications.length < NOTIFICATIONS_PAGE) return onePage(newest);
  const pages = list.pages.map(({ data }, index) => {
    const older = data.notifications.filter(({ _id }) => _id < oldest);
    const notifications = index === 0 ? [...newest.notifications, ...older] : older;
    return { data: { ...data, notifications, unreadCount: newest.unreadCount } };
  });
  return { ...list, pages };
}

/** Sets a notification: at the front where it is new, once. */
function putNotification({ pages }: List, notification: Notification): void {
  for (const { data } of pages) {
    const known = data.notifications.find(({ _id }) => _id === notification._id);
    if (known) {
      known.isRead ||= notification.isRead;
      return;
    }
  }
  pages[0]?.data.notifications.unshift(notification);
}

/** The unread count stands with the first page: every place that counts reads it there. */
function setUnread({ pages }: List, unreadCount: number): void {
  const first = pages[0]?.data;
  if (first) first.unreadCount = Math.max(0, unreadCount);
}

function change(recipe: (list: List) => List | void): RealtimeThunk {
  return (dispatch) => {
    dispatch(notificationsApi.util.updateQueryData('getNotifications', undefined, recipe));
  };
}

/** 'allNotifications', spec §4: replaces the list, and is the list where none was loaded yet. */
export function notificationsReplaced(newest: NotificationList): RealtimeThunk {
  return (dispatch, getState) => {
    if (notificationsApi.endpoints.getNotifications.select()(getState()).data) dispatch(change((list) => replaceNewest(list, newest)));
    else dispatch(notificationsApi.util.upsertQueryEntries([{ endpointName: 'getNotifications', arg: undefined, value: onePage(newest) }]));
  };
}

export function notificationAdded({ notification, unreadCount }: { notification: Notification; unreadCount: number }): RealtimeThunk {
  return change((list) => {
    putNotification(list, notification);
    setUnread(list, unreadCount);
  });
}

/** Reads one. Without a count, before the server has told it, one that was unread counts one less. */
export function notificationRead({ notificationId, unreadCount }: { notificationId: string; unreadCount?: number }): RealtimeThunk {
  return change((list) => {
    const found = list.pages.flatMap(({ data }) => data.notifications).find(({ _id }) => _id === notificationId);
    const wasUnread = found?.isRead === false;
    if (found) found.isRead = true;
    setUnread(list, unreadCount ?? (list.pages[0]?.data.unreadCount ?? 0) - (wasUnread ? 1 : 0));
  });
}

/** Takes one out. Without a count, as above. */
export function notificationDeleted({ notificationId, unreadCount }: { notificationId: string; unreadCount?: number }): RealtimeThunk {
  return change((list) => {
    let wasUnread = false;
    for (const { data } of list.pages) {
      wasUnread ||= data.notifications.some(({ _id, isRead }) => _id === notificationId && !isRead);
      data.notifications = data.notifications.filter(({ _id }) => _id !== notificationId);
    }
    setUnread(list, unreadCount ?? (list.pages[0]?.data.unreadCount ?? 0) - (wasUnread ? 1 : 0));
  });
}
