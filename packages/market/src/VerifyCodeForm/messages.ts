/** The English texts of VerifyCodeForm. */
export const MESSAGES = {
  submit: 'Confirm',
  notReceived: "Haven't received it? {resend}",
  resend: 'Resend code',
  code: 'Enter the code we sent to {email}',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    VerifyCodeForm: typeof MESSAGES;
  }
}
