/** The English texts of GoogleButton. */
export const MESSAGES = {
  label: 'Continue with Google',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    GoogleButton: typeof MESSAGES;
  }
}
