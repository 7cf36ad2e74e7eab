import type { Notification } from '@oja/contract/notifications';

import { savedSearchPath } from '../../api/saved-search-path.ts';

/** Returns the path of a notification: its post, chat or profile, by its type, or the posts of its saved search. */
export function targetOf({ type, postId, senderId, search }: Notification): string {
  if (search) return savedSearchPath(search.query);
  if (type === 'message') return `/dashboard/chat/${senderId._id}`;
  // A like or comment without a post leads to the person.
  return type === 'follow' || postId === null
    ? `/dashboard/profile/${senderId._id}`
    : `/dashboard/post/details/${postId}`;
}
