/** The English texts of StatusBadge. */
export const MESSAGES = {
  reserved: 'Reserved',
  sold: 'Sold',
  paused: 'Paused',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    StatusBadge: typeof MESSAGES;
  }
}
