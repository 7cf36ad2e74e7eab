/** The English texts of TypingNotice. */
export const MESSAGES = {
  typing: '{name} is typing',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    TypingNotice: typeof MESSAGES;
  }
}
