/** The English texts of SignupSent. */
export const MESSAGES = {
  title: 'Check your email',
  sentTo: 'It went to {email}. If it does not arrive in a few minutes, look in your spam folder.',
  open: 'Open {mailbox}',
  resend: 'Send it again',
  otherAddress: 'Use another address',
  haveAccount: 'Have an account? {login}',
  login: 'Login',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SignupSent: typeof MESSAGES;
  }
}
