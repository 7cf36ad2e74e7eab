/** The English texts of ThreadSkeleton. */
export const MESSAGES = {
  loading: 'Loading messages',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ThreadSkeleton: typeof MESSAGES;
  }
}
