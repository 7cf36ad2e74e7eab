/** The English texts of PasswordField. */
export const MESSAGES = {
  show: 'Show password',
  hide: 'Hide password',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PasswordField: typeof MESSAGES;
  }
}
