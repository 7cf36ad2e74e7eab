/** The English texts of PinnedPost. */
export const MESSAGES = {
  label: 'Post this conversation is about',
  untitled: 'This post',
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
  paused: 'Paused',
  seenToday: 'Seen today',
  gone: 'No longer available',
  unpin: 'Take this post off the conversation',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PinnedPost: typeof MESSAGES;
  }
}
