/** The English texts of LoadMore. */
export const MESSAGES = {
  more: 'Load more',
  retry: 'Try again',
  end: 'You have seen it all.',
  loading: 'Loading',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    LoadMore: typeof MESSAGES;
  }
}
