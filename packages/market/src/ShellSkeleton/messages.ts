/** The English texts of ShellSkeleton. */
export const MESSAGES = {
  loading: 'Loading your dashboard',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ShellSkeleton: typeof MESSAGES;
  }
}
