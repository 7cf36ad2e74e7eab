/** The English texts of NotificationList. */
export const MESSAGES = {
  title: 'Notifications',
  unread: 'unread',
  failed: 'Your notifications could not be loaded',
  loading: 'Loading notifications',
  none: "You don't have any notifications at the moment.",
  today: 'Today',
  earlier: 'Earlier',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    NotificationList: typeof MESSAGES;
  }
}
