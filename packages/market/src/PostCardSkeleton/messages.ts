/** The English texts of PostCardSkeleton. */
export const MESSAGES = {
  loading: 'Loading posts',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PostCardSkeleton: typeof MESSAGES;
  }
}
