/** The English texts of SharedPost. */
export const MESSAGES = {
  label: 'About this post',
  untitled: 'This post',
  gone: 'No longer available',
  remove: 'Take this post off the message',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SharedPost: typeof MESSAGES;
  }
}
