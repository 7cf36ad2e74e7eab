/** The English texts of PersonList. */
export const MESSAGES = {
  label: 'People',
  none: 'User not found.',
  loading: 'Loading people',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PersonList: typeof MESSAGES;
  }
}
