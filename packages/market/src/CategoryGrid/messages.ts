/** The English texts of CategoryGrid. */
export const MESSAGES = {
  browse: 'Browse Categories',
  results: 'Search Results',
  found: { one: '{count} category found', other: '{count} categories found' },
  none: 'No results found for {text}',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    CategoryGrid: typeof MESSAGES;
  }
}
