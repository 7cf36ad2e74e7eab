/** The English texts of FlagRow. */
export const MESSAGES = {
  dismiss: 'Dismiss',
  dismissed: '“{reason}” of @{reporter}',
  by: 'by {author}',
  reports: { one: '{count} report', other: '{count} reports' },
  deletePost: 'Delete post',
  loading: 'Loading flagged posts',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    FlagRow: typeof MESSAGES;
  }
}
