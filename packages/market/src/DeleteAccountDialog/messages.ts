/** The English texts of DeleteAccountDialog. */
export const MESSAGES = {
  question: 'Are you sure you want to delete your account?',
  text: 'Your posts, likes and follows go with it. Messages you sent stay with the people you wrote to. For {days} days, a link in the email that we send you restores the account.',
  confirm: 'Delete',
  cancel: 'No',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    DeleteAccountDialog: typeof MESSAGES;
  }
}
