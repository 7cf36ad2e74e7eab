/** The English texts of SkipLink. */
export const MESSAGES = {
  skip: 'Skip to content',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SkipLink: typeof MESSAGES;
  }
}
