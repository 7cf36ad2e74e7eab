import type { Alert } from './alerts.ts';

/** Names the notification that a window was opened for, and that counts as read with that. */
export const READ_PARAMETER = 'read';

/** Where an alert leads whoever has no dashboard open. A conversation is read where it is seen, all else by going there. */
export function alertAddress({ id, conversationId, path }: Alert): string {
  if (conversationId !== null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${READ_PARAMETER}=${encodeURIComponent(id)}`;
}
