/** The English texts of AvatarButton. */
export const MESSAGES = {
  view: 'View the picture of {name}',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    AvatarButton: typeof MESSAGES;
  }
}
