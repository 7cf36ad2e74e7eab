/** The English names of days in chats. */
export const MESSAGES = {
  today: 'Today',
  yesterday: 'Yesterday',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ChatTime: typeof MESSAGES;
  }
}
