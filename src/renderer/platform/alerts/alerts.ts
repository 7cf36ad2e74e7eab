/** What a person is told outside of the page, by a notification of their system. */
export interface Alert {
  /** Of the message, notification or report it tells of: nothing is told twice. */
  id: string;
  /** Whom it is for. */
  viewerId: string;
  /** The conversation it is from; those of one are read together. */
  conversationId: string | null;
  /** Of a report: the post it is about; those of one end together. */
  postId?: string;
  title: string;
  body: string;
  /** Address of a picture; null for the app's own. */
  icon: string | null;
  /** Where a click on it leads. */
  path: string;
}

/** Whether what a notification carries is one. */
export const isAlert = (data: unknown): data is Alert => typeof data === 'object' && data !== null && 'id' in data && 'path' in data;

/**
 * Whether a person is alerted on this device. `blocked`: the browser says no, and asks no more. `unavailable`: it has
 * no notifications for this page.
 */
export type AlertSetting = 'on' | 'off' | 'blocked' | 'unavailable';

/** The system's notifications and the app's badge, on this device. */
export interface Alerts {
  /** @param userId of the person who is signed in; each has a setting of their own */
  settingOf: (userId: string) => AlertSetting;
  /** Asks the browser where it has not been asked. To be called while a press is being handled: else it asks nothing. */
  turnOn: (userId: string) => Promise<void>;
  turnOff: (userId: string) => void;
  /** Calls back when a setting changes, here, in another tab or in the browser. Gives the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** What is being looked at just now: gives the function that says of a place whether it needs no alert. */
  watched: () => Promise<(path: string) => boolean>;
  /** Shows one, once on this device however many tabs are told to. */
  show: (alert: Alert) => Promise<void>;
  /** Closes those that are meant, whichever tab showed them. */
  close: (isMeant: (alert: Alert) => boolean) => Promise<void>;
  /** Calls back when one is pressed, before the page goes where it leads. Gives the function that stops it. */
  onPress: (listener: (alert: Alert) => void) => () => void;
  /** Shows a number on the app's icon, where it is installed; 0 clears it. */
  setBadge: (count: number) => void;
}
