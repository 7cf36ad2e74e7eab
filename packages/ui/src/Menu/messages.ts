/** The English texts of Menu. */
export const MESSAGES = {
  failed: 'The menu could not be opened',
  failedText: 'Check your connection, then press again.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Menu: typeof MESSAGES;
  }
}
