/** The English texts of SignupForm. */
export const MESSAGES = {
  submit: 'Register',
  haveAccount: 'Have an account? {login}',
  login: 'Login',
  name: 'Full Name',
  userName: 'Username',
  userNameHint: 'Or the name of your business. People find you by it.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least {count} characters.',
  confirmPassword: 'Confirm Password',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SignupForm: typeof MESSAGES;
  }
}
