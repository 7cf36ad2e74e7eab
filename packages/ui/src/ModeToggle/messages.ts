/** The English texts of ModeToggle. */
export const MESSAGES = {
  label: 'Dark mode',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ModeToggle: typeof MESSAGES;
  }
}
