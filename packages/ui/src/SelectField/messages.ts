/** The English texts of SelectField. */
export const MESSAGES = {
  placeholder: 'Choose one',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SelectField: typeof MESSAGES;
  }
}
