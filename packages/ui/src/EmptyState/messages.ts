/** The English texts of EmptyState. */
export const MESSAGES = {
  retry: 'Try again',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    EmptyState: typeof MESSAGES;
  }
}
