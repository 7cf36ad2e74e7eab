/** The English texts of OfferDialog. */
export const MESSAGES = {
  offer: 'Make an offer',
  counter: 'Counter-offer',
  buy: 'Buy at this price',
  text: 'For “{post}”',
  amount: 'Amount',
  presets: 'Suggested amounts',
  units: 'How many',
  unitsHint: { one: '{count} left', other: '{count} left' },
  safety: 'No money moves through Oja. Meet where there are people, and pay when you have seen it.',
  missing: 'Enter the amount in naira as a number from 1, such as 25000.',
  missingUnits: { one: 'Enter 1: only {count} is left.', other: 'Enter a number from 1 to {count}.' },
  cancel: 'Cancel',
  sendOffer: 'Send offer',
  sendBuy: 'Buy for {amount}',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    OfferDialog: typeof MESSAGES;
  }
}
