/** The English texts of AccountLayout. */
export const MESSAGES = {
  home: 'Oja, to the start page',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    AccountLayout: typeof MESSAGES;
  }
}
