/** The English texts of StepUpDialog. */
export const MESSAGES = {
  title: 'Confirm that it is you',
  byPassword: 'You logged in a while ago. Type your password again, and Oja goes on with what you were doing.',
  byCode: 'Oja sends a code to {email}, to be sure that it is yours, and then goes on with what you were doing.',
  byFactor: 'You logged in a while ago. Confirm with your authenticator app, and Oja goes on with what you were doing.',
  byRecoveryCode:
    'You logged in a while ago. Confirm with one of your recovery codes, and Oja goes on with what you were doing.',
  byPasskey:
    'You logged in a while ago. Confirm with your passkey or one of your recovery codes, and Oja goes on with what you were doing.',
  password: 'Password',
  passwordMissing: 'Password is required',
  code: 'Enter the code we sent to {email}',
  codeMissing: 'Enter the {count} digits of the code.',
  factorCode: 'Code from your authenticator app, or a recovery code',
  recoveryCode: 'Recovery code',
  factorMissing: 'Enter a code.',
  usePassword: 'Use your password',
  useFactor: 'Use your authenticator app',
  usePasskey: 'Use a passkey',
  send: 'Send the code',
  sendAgain: 'Send another code',
  cancel: 'Cancel',
  confirm: 'Confirm',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    StepUpDialog: typeof MESSAGES;
  }
}
