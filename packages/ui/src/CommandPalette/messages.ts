/** The English texts of CommandPalette. */
export const MESSAGES = {
  results: 'Results',
  noMatch: 'Nothing fits what you typed.',
  found: { one: '{count} result', other: '{count} results' },
  loading: 'Searching',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    CommandPalette: typeof MESSAGES;
  }
}
