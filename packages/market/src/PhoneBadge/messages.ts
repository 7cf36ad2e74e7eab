/** The English texts of PhoneBadge. */
export const MESSAGES = {
  label: 'Phone confirmed',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PhoneBadge: typeof MESSAGES;
  }
}
