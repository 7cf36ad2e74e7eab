/** The English texts of PostList. */
export const MESSAGES = {
  loading: 'Loading posts',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PostList: typeof MESSAGES;
  }
}
