/** The English texts of FindBar. */
export const MESSAGES = {
  label: 'Find in this conversation',
  placeholder: 'Find in conversation',
  older: 'Older message found',
  newer: 'Newer message found',
  close: 'Close search',
  position: '{position} of {count}',
  positionMore: '{position} of {count}+',
  searching: 'Searching…',
  none: 'No match',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    FindBar: typeof MESSAGES;
  }
}
