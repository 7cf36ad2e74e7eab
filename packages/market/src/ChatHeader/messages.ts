/** The English texts of ChatHeader. */
export const MESSAGES = {
  online: 'Online',
  offline: 'Offline',
  muted: 'Muted',
  back: 'Back to conversations',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ChatHeader: typeof MESSAGES;
  }
}
