/** The English texts of PhoneDialog. */
export const MESSAGES = {
  title: 'Your phone number',
  about:
    'Oja sends a code by SMS to show that the number is yours. Your profile, and your posts with this number, then say "Phone confirmed". Nobody else sees the number here.',
  changing: 'The mark of the number that you confirmed before goes as soon as a code is sent to another one.',
  number: 'Phone number',
  numberMissing: 'Phone number is required',
  send: 'Send the code',
  code: 'Enter the code we sent to {number}',
  codeMissing: 'Enter the {count} digits of the code.',
  sendAgain: 'Send another code',
  otherNumber: 'Use another number',
  cancel: 'Cancel',
  confirm: 'Confirm',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PhoneDialog: typeof MESSAGES;
  }
}
