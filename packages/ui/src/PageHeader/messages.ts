/** The English texts of PageHeader. */
export const MESSAGES = {
  back: 'Back',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PageHeader: typeof MESSAGES;
  }
}
