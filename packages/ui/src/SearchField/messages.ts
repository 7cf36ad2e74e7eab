/** The English texts of SearchField. */
export const MESSAGES = {
  clear: 'Clear search',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SearchField: typeof MESSAGES;
  }
}
