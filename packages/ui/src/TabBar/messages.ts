/** The English texts of TabBar. */
export const MESSAGES = {
  label: 'Dashboard',
  badge: 'new',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    TabBar: typeof MESSAGES;
  }
}
