/** The English texts of ListSkeleton. */
export const MESSAGES = {
  loading: 'Loading',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ListSkeleton: typeof MESSAGES;
  }
}
