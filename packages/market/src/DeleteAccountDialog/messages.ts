/** The English texts of DeleteAccountDialog. */
export const MESSAGES = {
  question: 'Are you sure you want to delete your account?',
  text: 'Your posts, likes and follows go with it. Messages you sent stay with the people you wrote to. This cannot be undone.',
  confirm: 'Delete',
  cancel: 'No',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    DeleteAccountDialog: typeof MESSAGES;
  }
}
