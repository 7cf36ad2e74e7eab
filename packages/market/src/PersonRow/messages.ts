/** The English texts of PersonRow. */
export const MESSAGES = {
  customers: { one: 'Customer', other: 'Customers' },
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PersonRow: typeof MESSAGES;
  }
}
