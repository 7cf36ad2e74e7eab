/** The English texts of StepUpDialog. */
export const MESSAGES = {
  title: 'Confirm that it is you',
  byPassword: 'You logged in a while ago. Type your password again, and Oja goes on with what you were doing.',
  byCode: 'Oja sends a code to {email}, to be sure that it is yours, and then goes on with what you were doing.',
  password: 'Password',
  passwordMissing: 'Password is required',
  code: 'Enter the code we sent to {email}',
  codeMissing: 'Enter the {count} digits of the code.',
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
