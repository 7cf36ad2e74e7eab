import type { Notification } from '@oja/contract/notifications';

/** Where a notification leads: to the post, the chat or the profile that it is about, by its type. */
export function targetOf({ type, postId, senderId }: Notification): string {
  if (type === 'message') return `/dashboard/chat/${senderId._id}`;
  // A like or comment whose post is not named leads to the person.
  return type === 'follow' || postId === null
    ? `/dashboard/profile/${senderId._id}`
    : `/dashboard/post/details/${postId}`;
}
