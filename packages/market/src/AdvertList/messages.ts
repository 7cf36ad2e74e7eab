/** The English texts of AdvertList. */
export const MESSAGES = {
  loading: 'Loading your adverts',
  title: 'Your adverts',
  failed: 'Your adverts could not be loaded',
  none: 'No adverts yet',
  noneText: 'Choose a plan above and write the post; it then appears here with its status.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    AdvertList: typeof MESSAGES;
  }
}
