/** The English texts of PasswordField. */
export const MESSAGES = {
  show: 'Show password',
  hide: 'Hide password',
  veryWeak: 'Very weak.',
  weak: 'Weak.',
  fair: 'Fair.',
  good: 'Good.',
  strong: 'Strong.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PasswordField: typeof MESSAGES;
  }
}
