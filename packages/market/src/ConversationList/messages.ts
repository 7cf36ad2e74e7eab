/** The English texts of ConversationList. */
export const MESSAGES = {
  continue: 'Continue Your Conversations',
  start: 'Start a New Conversation',
  suggestions: 'Suggested people',
  search: 'Search customers',
  searchPlaceholder: 'Search customers...',
  failed: 'Could not load your conversations',
  noMatch: 'No Customers Found',
  noMatchText: 'Nobody you chat with or follow is called “{search}”.',
  none: 'No Conversations Yet',
  noneText: 'Ask a vendor about a post, or find people to write to.',
  startChat: 'Start a Chat',
  loading: 'Loading your conversations',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ConversationList: typeof MESSAGES;
  }
}
