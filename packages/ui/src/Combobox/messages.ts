/** The English texts of Combobox. */
export const MESSAGES = {
  placeholder: 'Choose one',
  noMatch: 'Nothing fits what you typed.',
  loading: 'The choices are still being loaded.',
  found: { one: '{count} choice', other: '{count} choices' },
  clear: 'Clear',
  showList: 'Show the list',
  choices: 'Choices',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    Combobox: typeof MESSAGES;
  }
}
