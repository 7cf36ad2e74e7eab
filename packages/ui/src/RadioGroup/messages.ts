/** The English texts of RadioGroup. */
export const MESSAGES = {
  clear: 'Clear',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    RadioGroup: typeof MESSAGES;
  }
}
