/** The English texts of Phone. */
export const MESSAGES = {
  copy: 'Copy phone number',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Phone: typeof MESSAGES;
  }
}
