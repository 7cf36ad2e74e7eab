/** The English texts of ResetPasswordForm. */
export const MESSAGES = {
  submit: 'Save Password',
  done: 'Taking you to Login.',
  password: 'Password',
  passwordHint: 'At least {count} characters.',
  confirmPassword: 'Confirm Password',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ResetPasswordForm: typeof MESSAGES;
  }
}
