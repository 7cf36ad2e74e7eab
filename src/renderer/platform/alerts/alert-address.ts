import { type Alert, isNotification } from './alerts.ts';

/** The parameter with the id of the notification that opened the window; opening it marks the notification as read. */
export const READ_PARAMETER = 'read';

/**
 * Returns the address that an alert opens in a new window. A notification is marked as read by opening its address. A
 * conversation is read when it is seen, and a report ends when it is dealt with.
 */
export function alertAddress(alert: Alert): string {
  const { id, path } = alert;
  if (!isNotification(alert)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${READ_PARAMETER}=${encodeURIComponent(id)}`;
}
