/** The English texts of MessageThread. */
export const MESSAGES = {
  label: 'Messages with {name}',
  received: '{name}: {text}.',
  photo: 'Photo',
  olderFailed: 'Older messages could not be loaded.',
  newerFailed: 'Newer messages could not be loaded.',
  retry: 'Try again',
  loadOlder: 'Load older messages',
  loadNewer: 'Load newer messages',
  loading: 'Loading messages',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    MessageThread: typeof MESSAGES;
  }
}
