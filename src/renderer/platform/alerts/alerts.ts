/** A message for the user outside of the page, as a system notification. */
export interface Alert {
  /** The id of the message, notification or report it is about. Each id is shown at most once. */
  id: string;
  /** The user it is for. */
  viewerId: string;
  /** The conversation it belongs to: it replaces the alert of the same conversation that is shown. */
  conversationId: string | null;
  /** The reported post, if it is about a report. Alerts of one post end together. */
  postId?: string;
  title: string;
  body: string;
  /** The address of a picture; null for the app's own icon. */
  icon: string | null;
  /** The path that a click opens. */
  path: string;
  /** Shows it without a sound, because another one was heard a moment ago. */
  silent?: true;
  /** It sums up several conversations. */
  isSummary?: true;
}

/**
 * Whether a press marks the alert's subject as read: a conversation is read when it is seen, and a report is no
 * notification.
 */
export const isNotification = ({ conversationId, postId, isSummary }: Alert): boolean =>
  conversationId === null && postId === undefined && !isSummary;

/** Whether the data of a notification is an alert. */
export const isAlert = (data: unknown): data is Alert =>
  typeof data === 'object' && data !== null && 'id' in data && 'path' in data;

/**
 * The notification setting on this device. `blocked`: the browser denies permission and does not ask again.
 * `unavailable`: the browser has no notifications for this page.
 */
export type AlertSetting = 'on' | 'off' | 'blocked' | 'unavailable';

/** System notifications and the app's badge on this device. */
export interface Alerts {
  /** @param userId the signed-in user; each has a setting of their own */
  settingOf: (userId: string) => AlertSetting;
  /**
   * Asks the browser for permission if necessary. Must be called from a user gesture, otherwise the browser does not
   * ask.
   */
  turnOn: (userId: string) => Promise<void>;
  turnOff: (userId: string) => void;
  /**
   * Calls the listener when a setting changes, here, in another tab or in the browser. Returns a function that
   * unsubscribes it.
   */
  subscribe: (listener: () => void) => () => void;
  /** Reads what the user is looking at now. Returns a function that says whether a path needs no alert. */
  watched: () => Promise<(path: string) => boolean>;
  /** Shows an alert, in place of the one of the same conversation. */
  show: (alert: Alert) => Promise<void>;
  /** Closes the matching alerts of all tabs. */
  close: (isMeant: (alert: Alert) => boolean) => Promise<void>;
  /**
   * Calls the listener when an alert is clicked, before the page opens its path. Returns a function that unsubscribes
   * it.
   */
  onPress: (listener: (alert: Alert) => void) => () => void;
  /**
   * Calls the listener when "Mark as read" is pressed on the alert of a conversation; it returns whether the alert is
   * for the signed-in user. Returns a function that unsubscribes it.
   */
  onMarkRead: (listener: (alert: Pick<Alert, 'viewerId' | 'path'>) => boolean) => () => void;
  /** Shows a count on the icon of the installed app; 0 clears it. */
  setBadge: (count: number) => void;
}
