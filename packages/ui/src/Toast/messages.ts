/** The English texts of Toast. */
export const MESSAGES = {
  region: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Toast: typeof MESSAGES;
  }
}
