/** The English texts of OfflineNotice. */
export const MESSAGES = {
  offline: 'You are offline. You see what was loaded before.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    OfflineNotice: typeof MESSAGES;
  }
}
