/** The English texts of Notice. */
export const MESSAGES = {
  dismiss: 'Dismiss',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Notice: typeof MESSAGES;
  }
}
