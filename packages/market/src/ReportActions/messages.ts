/** The English texts of ReportActions. */
export const MESSAGES = {
  dismissTitle: { one: 'Dismiss the report', other: 'Dismiss a report' },
  dismissText: 'The report ends, and the post stays.',
  deleteTitle: 'Delete the post',
  deleteText: 'It disappears for everybody, with its comments and reports. You are asked first.',
  deletePost: 'Delete post',
  reasons: 'Reported as {reasons}',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ReportActions: typeof MESSAGES;
  }
}
