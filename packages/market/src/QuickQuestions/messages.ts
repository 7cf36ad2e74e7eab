/** The English texts of QuickQuestions. */
export const MESSAGES = {
  label: 'Questions that one press sends',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    QuickQuestions: typeof MESSAGES;
  }
}
