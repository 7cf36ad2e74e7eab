/** The English texts of PostTile. */
export const MESSAGES = {
  save: 'Save',
  promoted: 'Promoted',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PostTile: typeof MESSAGES;
  }
}
