/** The English texts of LazyMenu. */
export const MESSAGES = {
  failed: 'The menu could not be opened',
  failedText: 'Check your connection, then press again.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    LazyMenu: typeof MESSAGES;
  }
}
