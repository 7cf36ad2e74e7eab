/** The English texts of ReportRow. */
export const MESSAGES = {
  reports: { one: '{count} report', other: '{count} reports' },
  loading: 'Loading flagged posts',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ReportRow: typeof MESSAGES;
  }
}
