import { NOTIFICATIONS_KEPT, NOTIFICATIONS_PAGE } from '@oja/contract/limits';
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

/** A list of one page; the cursor of a full one is its last, as the server's is. */
function onePage({ notifications, unreadCount, unreadAboutMessages }: NotificationList): List {
  const nextCursor = notifications.length === NOTIFICATIONS_PAGE ? lastOf(notifications) : null;
  return {
    pages: [{ data: { notifications, unreadCount, unreadAboutMessages, nextCursor } }],
    pageParams: [undefined],
  };
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
    const { unreadCount, unreadAboutMessages } = newest;
    return { data: { ...data, notifications, unreadCount, unreadAboutMessages } };
  });
  return { ...list, pages };
}

/**
 * Sets a notification in its place, once: ids sort by age. One that is older than all that is loaded waits for its page. The
 * first page grows by those that come, up to what the server keeps.
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
  page.splice(NOTIFICATIONS_KEPT);
}

/** The unread counts stand with the first page: every place that counts reads them there. */
function setUnread({ pages }: List, { unreadCount, unreadAboutMessages }: UnreadNotifications): void {
  const first = pages[0]?.data;
  if (first) Object.assign(first, { unreadCount, unreadAboutMessages });
}

/** Before the server has sent its counts, a notification that was unread counts one less. */
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

/** 'allNotifications', spec §4: replaces the list, and is the list where none was loaded yet. */
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

export function notificationAdded({ notification, ...unread }: EventPayload<'newNotification'>): RealtimeThunk {
  return editList((list) => {
    putNotification(list, notification);
    setUnread(list, unread);
  });
}

/** One that was read or deleted: with the server's counts by an event, without them before the server knows of it. */
type Changed = { notificationId: string } & (UnreadNotifications | { unreadCount?: never });

/** Reads one. */
export function notificationRead({ notificationId, ...unread }: Changed): RealtimeThunk {
  return editList((list) => {
    const found = list.pages.flatMap(({ data }) => data.notifications).find(({ _id }) => _id === notificationId);
    if (unread.unreadCount !== undefined) setUnread(list, unread);
    else if (found) countOff(list, found);
    if (found) found.isRead = true;
  });
}

/** Takes one out. */
export function notificationDeleted({ notificationId, ...unread }: Changed): RealtimeThunk {
  return editList((list) => {
    const found = list.pages.flatMap(({ data }) => data.notifications).find(({ _id }) => _id === notificationId);
    if (unread.unreadCount !== undefined) setUnread(list, unread);
    else if (found) countOff(list, found);
    for (const { data } of list.pages)
      data.notifications = data.notifications.filter(({ _id }) => _id !== notificationId);
  });
}
