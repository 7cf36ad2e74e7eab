/** The English texts of PostGrid. */
export const MESSAGES = {
  loading: 'Loading posts',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PostGrid: typeof MESSAGES;
  }
}
