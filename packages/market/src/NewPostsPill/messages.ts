/** The English texts of NewPostsPill. */
export const MESSAGES = {
  newPosts: { one: '{shown} new post', other: '{shown} new posts' },
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    NewPostsPill: typeof MESSAGES;
  }
}
