/** The English texts of MessageQuote. */
export const MESSAGES = {
  label: 'Reply to {name}',
  you: 'You',
  yourself: 'yourself',
  picture: 'Picture',
  deleted: 'Deleted message',
  cancel: 'Cancel the reply',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    MessageQuote: typeof MESSAGES;
  }
}
