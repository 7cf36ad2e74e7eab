/** The English texts of Price. */
export const MESSAGES = {
  ask: 'Ask for price',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Price: typeof MESSAGES;
  }
}
