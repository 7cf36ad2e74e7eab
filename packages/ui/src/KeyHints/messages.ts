/** The English texts of KeyHints. */
export const MESSAGES = {
  thenKey: 'then',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    KeyHints: typeof MESSAGES;
  }
}
