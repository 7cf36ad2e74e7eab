/** The English texts of ArrangeDialog. */
export const MESSAGES = {
  title: 'Arrange the handover',
  text: 'The other person sees each change.',
  present: 'Arranged now: {terms}',
  handover: 'Handover',
  pickup: 'Meet and pick it up',
  delivery: 'Delivery',
  by: 'Who arranges the delivery?',
  you: 'You',
  fee: 'Delivery fee',
  place: 'Where to meet',
  placeHint: 'Best a public place with other people, such as a mall or a bank.',
  deliveryPlace: 'Where it goes',
  time: 'When',
  payment: 'Payment',
  before: 'Before the handover',
  on_delivery: 'At the handover',
  missing: 'Choose one.',
  wrongFee: 'Enter the fee in naira as a number, such as 2500.',
  pastTime: 'Choose a time in the future.',
  safety: 'No money moves through Oja: you pay each other, and Oja cannot return a payment.',
  buyerBefore: 'If you pay before you have it, your money may be lost. Look at it first, then pay.',
  vendorBefore: 'Hand it over only when you see the money in your own account. An alert or a screenshot is no proof.',
  cancel: 'Go back',
  submit: 'Save',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ArrangeDialog: typeof MESSAGES;
  }
}
