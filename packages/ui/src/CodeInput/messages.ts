/** The English texts of CodeInput. */
export const MESSAGES = {
  character: 'Character {number} of {count}',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    CodeInput: typeof MESSAGES;
  }
}
