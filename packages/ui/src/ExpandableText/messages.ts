/** The English texts of ExpandableText. */
export const MESSAGES = {
  more: 'More',
  less: 'Less',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ExpandableText: typeof MESSAGES;
  }
}
