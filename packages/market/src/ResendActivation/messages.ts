/** The English texts of ResendActivation. */
export const MESSAGES = {
  text: 'This account is not activated yet. Open the link in the email we sent you.',
  resend: 'Send the link again',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ResendActivation: typeof MESSAGES;
  }
}
