/** The English texts of Dialog. */
export const MESSAGES = {
  close: 'Close',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Dialog: typeof MESSAGES;
  }
}
