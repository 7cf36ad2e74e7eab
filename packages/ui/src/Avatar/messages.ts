/** The English texts of Avatar. */
export const MESSAGES = {
  online: 'Online',
  view: 'View the picture of {name}',
  failed: 'The picture could not be opened',
  failedText: 'Check your connection, then press again.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Avatar: typeof MESSAGES;
  }
}
