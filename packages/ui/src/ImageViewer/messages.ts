/** The English texts of ImageViewer. */
export const MESSAGES = {
  pictures: 'Pictures of {name}',
  close: 'Close',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ImageViewer: typeof MESSAGES;
  }
}
