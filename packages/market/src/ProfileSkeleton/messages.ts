/** The English texts of ProfileSkeleton. */
export const MESSAGES = {
  loading: 'Loading profile',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ProfileSkeleton: typeof MESSAGES;
  }
}
