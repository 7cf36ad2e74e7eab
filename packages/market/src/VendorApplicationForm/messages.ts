/** The English texts of VendorApplicationForm. */
export const MESSAGES = {
  label: 'Vendor application',
  waiting: 'Your application is with us',
  waitingText: 'We check it, usually within two working days, and tell you here and by email.',
  refused: 'We could not verify you yet',
  refusedText: 'Check what you wrote, and apply again.',
  businessName: 'Business name',
  goods: 'What you sell',
  goodsHint: 'Such as: ankara and lace by the yard, and what I sew from them.',
  address: 'Address',
  addressHint: 'Shop, stall or home: where people find you.',
  phoneNumber: 'Phone number',
  note: 'Note',
  noteHint: 'Anything that helps us check: a website, an Instagram name, your market association.',
  again: 'Apply again',
  submit: 'Send application',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    VendorApplicationForm: typeof MESSAGES;
  }
}
