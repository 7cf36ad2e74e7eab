/** The English texts of ConversationDetails. */
export const MESSAGES = {
  joined: 'Member since {date}',
  profile: 'View profile',
  about: 'About this chat',
  deals: 'Deals under way',
  earlier: 'Earlier posts',
  pictures: 'Pictures',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ConversationDetails: typeof MESSAGES;
  }
}
