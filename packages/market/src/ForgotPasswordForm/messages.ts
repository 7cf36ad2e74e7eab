/** The English texts of ForgotPasswordForm. */
export const MESSAGES = {
  submit: 'Proceed',
  remembered: 'Remembered it? {login}',
  login: 'Login',
  userName: 'Email or username',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ForgotPasswordForm: typeof MESSAGES;
  }
}
