/** The English texts of TextArea. */
export const MESSAGES = {
  left: { one: '{count} character left', other: '{count} characters left' },
  over: { one: '{count} character too many', other: '{count} characters too many' },
  tooLong: 'This is too long. Nothing is lost: shorten it before you send.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    TextArea: typeof MESSAGES;
  }
}
