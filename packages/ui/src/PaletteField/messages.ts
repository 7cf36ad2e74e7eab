/** The English texts of PaletteField. */
export const MESSAGES = {
  placeholder: 'Choose one',
  clear: 'Clear',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PaletteField: typeof MESSAGES;
  }
}
