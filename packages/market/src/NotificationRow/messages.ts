/** The English texts of NotificationRow. */
export const MESSAGES = {
  unread: 'Unread:',
  deleteThis: 'Delete: {message}',
  delete: 'Delete',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    NotificationRow: typeof MESSAGES;
  }
}
