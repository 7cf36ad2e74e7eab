/** The English texts of MessageStatus. */
export const MESSAGES = {
  sending: 'Sending',
  sent: 'Sent',
  seen: 'Seen',
  failed: 'Not sent',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    MessageStatus: typeof MESSAGES;
  }
}
