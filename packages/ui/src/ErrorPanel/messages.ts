/** The English texts of ErrorPanel. */
export const MESSAGES = {
  retry: 'Try again',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ErrorPanel: typeof MESSAGES;
  }
}
