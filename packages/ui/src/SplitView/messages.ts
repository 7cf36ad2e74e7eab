/** The English texts of SplitView. */
export const MESSAGES = {
  resize: 'Width of {name}',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    SplitView: typeof MESSAGES;
  }
}
