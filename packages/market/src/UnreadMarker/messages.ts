/** The English texts of UnreadMarker. */
export const MESSAGES = {
  unread: { one: '{shown} new message', other: '{shown} new messages' },
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    UnreadMarker: typeof MESSAGES;
  }
}
