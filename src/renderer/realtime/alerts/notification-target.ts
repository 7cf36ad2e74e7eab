import type { Notification } from '@oja/contract/notifications';

/** Returns the path of a notification: its post, chat or profile, by its type. */
export function targetOf({ type, postId, senderId }: Notification): string {
  if (type === 'message') return `/dashboard/chat/${senderId._id}`;
  // A like or comment without a post leads to the person.
  return type === 'follow' || postId === null
    ? `/dashboard/profile/${senderId._id}`
    : `/dashboard/post/details/${postId}`;
}
