/** The English texts of SecondFactorForm. */
export const MESSAGES = {
  name: 'Second step of the login',
  confirm: 'Confirm',
  code: 'Code from your authenticator app',
  codeHint: 'The login continues with the last digit.',
  codeMissing: 'Enter the {count} digits of the code.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes that you saved. Each works once.',
  recoveryMissing: 'Enter a recovery code.',
  passkey: 'Use a passkey',
  toRecovery: 'Use a recovery code',
  toApp: 'Use a code from your app',
  back: 'Back',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SecondFactorForm: typeof MESSAGES;
  }
}
