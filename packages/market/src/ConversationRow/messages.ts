/** The English texts of ConversationRow. */
export const MESSAGES = {
  muted: 'Muted',
  unread: { one: 'unread message', other: 'unread messages' },
  selected: 'Open now',
  chat: 'Chat',
  chatWith: 'with {name}',
  draft: 'Draft:',
  you: 'You:',
  photo: 'Photo',
  labels: 'Labels:',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ConversationRow: typeof MESSAGES;
  }
}
