import { NOTIFICATION_KINDS, kindOf } from '@oja/contract/notification-kinds';
import type { Notification } from '@oja/contract/notifications';

/** The notifications that share a row of the list. */
export interface NotificationRowGroup {
  /** Unique in the list. It stays when the row is read and when a further notification joins it, for the focus. */
  id: string;
  /** The one whose text, picture and target the row has. */
  newest: Notification;
  /** All of them, newest first. */
  notifications: readonly Notification[];
}

/** What the notifications of a row have in common; each of a kind that is not grouped has a row of its own. */
function subjectOf(notification: Notification): string {
  const kind = kindOf(notification);
  const listedBy = kind ? NOTIFICATION_KINDS[kind].listedBy : 'nothing';
  if (listedBy === 'conversation') return `${kind} ${notification.senderId._id}`;
  if (listedBy === 'post' && notification.postId !== null) return `${kind} ${notification.postId}`;
  return notification._id;
}

/**
 * Groups the loaded notifications into rows, as the list of kinds says: messages by conversation, events by post.
 * Unread and read ones are never in one row. A row stands where its newest notification does; older ones join it as
 * their pages are loaded.
 * @param notifications newest first
 */
export function groupNotifications(notifications: readonly Notification[]): NotificationRowGroup[] {
  const groups = new Map<string, NotificationRowGroup & { notifications: Notification[] }>();
  for (const notification of notifications) {
    const subject = subjectOf(notification);
    const keyOf = (isRead: boolean) => `${subject} ${isRead}`;
    const known = groups.get(keyOf(notification.isRead));
    if (known) {
      known.notifications.push(notification);
      continue;
    }
    const id = groups.has(keyOf(!notification.isRead)) ? `${subject} older` : subject;
    groups.set(keyOf(notification.isRead), { id, newest: notification, notifications: [notification] });
  }
  return [...groups.values()];
}
