/** The English texts of Avatar. */
export const MESSAGES = {
  online: 'Online',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Avatar: typeof MESSAGES;
  }
}
