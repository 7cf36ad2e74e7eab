/** The English texts of Toast. */
export const MESSAGES = {
  /** Read before each toast by screen readers. */
  announcement: 'Notification',
  region: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Toast: typeof MESSAGES;
  }
}
