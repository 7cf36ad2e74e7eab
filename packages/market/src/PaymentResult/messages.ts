/** The English texts of PaymentResult. */
export const MESSAGES = {
  success: 'Payment successful',
  successText: 'Your advert is running: it comes up between the posts in every feed.',
  pending: 'Payment being confirmed',
  pendingText:
    'Your payment has not been confirmed yet. Your advert is shown as soon as it is; there is nothing more to do.',
  cancelled: 'Payment cancelled',
  cancelledText: 'Your advert is kept for {hours} hours. Pay for it when you are ready.',
  failed: 'Payment failed',
  failedText: 'The payment did not go through. Try again, or pay with another card or bank.',
  credited: 'Payment put in your wallet',
  creditedText: 'Your advert was no longer there to be paid for, so the money is in your Oja wallet.',
  unknown: 'Payments',
  unknownText:
    'The result of a payment is shown here after the checkout. Your adverts show which of them are paid and running.',
  payAgain: 'Pay again',
  dashboard: 'Go to Dashboard',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PaymentResult: typeof MESSAGES;
  }
}
