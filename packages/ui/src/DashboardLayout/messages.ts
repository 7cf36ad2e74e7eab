/** The English texts of DashboardLayout. */
export const MESSAGES = {
  skipToTabs: 'Skip to navigation',
  loading: 'Loading your dashboard',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    DashboardLayout: typeof MESSAGES;
  }
}
