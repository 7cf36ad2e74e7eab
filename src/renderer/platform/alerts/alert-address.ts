import type { Alert } from './alerts.ts';

/** Names the notification that a window was opened for, and that counts as read with that. */
export const READ_PARAMETER = 'read';

/**
 * Where an alert leads whoever has no dashboard open. A conversation is read where it is seen, a report ends by what is done
 * about it, and a notification is read by going there.
 */
export function alertAddress({ id, conversationId, postId, path }: Alert): string {
  if (conversationId !== null || postId !== undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${READ_PARAMETER}=${encodeURIComponent(id)}`;
}
