import { NOTIFICATION_KINDS, kindOf } from '@oja/contract/notification-kinds';
import type { Notification } from '@oja/contract/notifications';

import { savedSearchPath } from '../../api/saved-search-path.ts';

type Place = (typeof NOTIFICATION_KINDS)[keyof typeof NOTIFICATION_KINDS]['leadsTo'];

const profile = ({ senderId }: Notification) => `/dashboard/profile/${senderId._id}`;
// A like or comment without a post leads to the person.
const post = (notification: Notification) =>
  notification.postId === null ? profile(notification) : `/dashboard/post/details/${notification.postId}`;

const PATHS: Record<Place, (notification: Notification) => string> = {
  chat: ({ senderId }) => `/dashboard/chat/${senderId._id}`,
  post,
  profile,
  // While a single post fits, that of the post.
  search: (notification) => (notification.search ? savedSearchPath(notification.search.query) : post(notification)),
  reports: () => '/dashboard/flags',
};

/** Returns the path of a notification, by its kind. One that this release does not know leads to Home. */
export function targetOf(notification: Notification): string {
  const kind = kindOf(notification);
  return kind ? PATHS[NOTIFICATION_KINDS[kind].leadsTo](notification) : '/dashboard';
}
