/** The English texts of CommentThread. */
export const MESSAGES = {
  comments: 'Comments',
  none: 'No comments yet. Ask what you want to know.',
  more: 'View More',
  loading: 'Loading comments',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    CommentThread: typeof MESSAGES;
  }
}
