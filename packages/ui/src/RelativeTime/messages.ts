/** The English texts of RelativeTime. */
export const MESSAGES = {
  now: 'now',
  minutes: '{count} min',
  hours: '{count} h',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    RelativeTime: typeof MESSAGES;
  }
}
