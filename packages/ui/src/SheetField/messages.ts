/** The English texts of SheetField. */
export const MESSAGES = {
  placeholder: 'Choose one',
  clear: 'Clear',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SheetField: typeof MESSAGES;
  }
}
