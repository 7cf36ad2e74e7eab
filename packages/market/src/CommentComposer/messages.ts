/** The English texts of CommentComposer. */
export const MESSAGES = {
  label: 'Add a comment',
  failure: 'Could not add a comment',
  send: 'Send',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    CommentComposer: typeof MESSAGES;
  }
}
