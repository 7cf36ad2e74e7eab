/** The English texts of ConversationDetails. */
export const MESSAGES = {
  joined: 'Member since {date}',
  profile: 'View profile',
  about: 'About this chat',
  earlier: 'Earlier posts',
  pictures: 'Pictures',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ConversationDetails: typeof MESSAGES;
  }
}
