/** The English texts of LoginForm. */
export const MESSAGES = {
  submit: 'Login',
  or: 'or',
  waiting: 'Waiting for your browser …',
  cancel: 'Cancel',
  newHere: 'New to Oja? {signup}',
  signup: 'Signup',
  userName: 'Email or username',
  password: 'Password',
  forgotPassword: 'Forgot Password',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    LoginForm: typeof MESSAGES;
  }
}
