/** The English texts of ActivationResult. */
export const MESSAGES = {
  pending: 'Activating your account',
  login: 'Proceed to Login',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ActivationResult: typeof MESSAGES;
  }
}
