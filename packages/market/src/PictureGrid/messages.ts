/** The English texts of PictureGrid. */
export const MESSAGES = {
  picture: 'Picture {number}',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PictureGrid: typeof MESSAGES;
  }
}
